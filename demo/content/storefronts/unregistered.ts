import { plainRichText } from '#shared/sections/richText.ts'
import { organizations } from '../organizations.ts'
import { bullets, doc, heading, paragraph } from './blocks.ts'
import { visitorQuestions } from './questions.ts'
import type { AuthoredSection, References } from './section.ts'

/** The sections for visitors: introduction, catalogue, testimonials and sign-up. */
export function unregistered({ training }: References): AuthoredSection[] {
  return [
    {
      type: 'hero',
      content: {
        en: {
          eyebrow: 'Juniper Academy',
          title: 'Good work can be learned.',
          text: 'Six organisations keep one academy. Short courses, live sessions and things to read, made by the people who do the work.',
        },
        ar: {
          eyebrow: 'أكاديمية جونيبر',
          title: 'العمل المتقن يُتعلَّم.',
          text: 'ست مؤسسات وأكاديمية واحدة. دورات قصيرة ولقاءات حيّة وقراءات أعدّها من يمارسون العمل كل يوم.',
        },
      },
      settings: { search: true, topics: 5, art: 'covers' },
    },
    {
      type: 'trainings',
      content: {
        en: { title: 'Most taken just now', text: 'Where colleagues spend their spare quarter of an hour.' },
        ar: { title: 'الأكثر إقبالًا الآن', text: 'حيث يقضي الزملاء ما يتيسّر لهم من الوقت.' },
      },
      settings: { source: 'all', layout: 'carousel', order_by: 'popular', size: 10 },
    },
    {
      type: 'categories',
      content: {
        en: { title: 'Eight shelves', text: 'Each is looked after by somebody who practises the subject.' },
        ar: { title: 'ثمانية رفوف', text: 'يعتني بكل رف منها من يمارس موضوعه.' },
      },
      settings: { vocabulary: 'topic', size: 8, counts: true, layout: 'tiles' },
    },
    {
      type: 'image_text',
      content: {
        en: {
          eyebrow: 'How we learn here',
          title: 'The library taught the hospital to write',
          body: plainRichText(
            'The librarians of Bell Lane have spent their working lives explaining things to readers of every age. Now they teach it. Nurses rewrite their letters with them, engineers their reports, the hotel its welcome card.',
            'Most of what you find here began like this: somebody was good at something, and a neighbour asked how.',
          ),
          link: { label: 'Open “Plain words”', url: `/training/${training('plain-words')}` },
        },
        ar: {
          eyebrow: 'كيف نتعلّم هنا',
          title: 'المكتبة علّمت المستشفى الكتابة',
          body: plainRichText(
            'أمضى أمناء مكتبة بِل لين حياتهم المهنية في الشرح لقرّاء من كل الأعمار، وها هم اليوم يعلّمون ذلك. معهم يعيد الممرضون كتابة رسائلهم، والمهندسون تقاريرهم، والفندق بطاقة ترحيبه.',
            'هكذا بدأ معظم ما ستجده هنا: أحدهم أتقن شيئًا، فسأله جاره كيف.',
          ),
          link: { label: 'تصفّح «كلمات واضحة»', url: `/training/${training('plain-words')}` },
        },
      },
      settings: { side: 'end', ratio: '4:3', seed: 'juniper-mosaic' },
    },
    {
      type: 'trainings',
      content: {
        en: {
          title: 'Free, and newly added',
          text: 'Look around as long as you like. You need an account only to begin.',
        },
        ar: { title: 'مجاني وجديد', text: 'تصفّح كما تشاء، ولن تحتاج إلى حساب إلا حين تبدأ.' },
      },
      settings: { source: 'free', layout: 'grid', order_by: 'newest', size: 6 },
      appearance: { scheme: 'tint' },
    },
    {
      type: 'upcoming_sessions',
      content: {
        en: { title: 'In a room, or live on screen', text: 'The groups are small, so that everybody gets to speak.' },
        ar: { title: 'في قاعة أو على الشاشة مباشرةً', text: 'مجموعات صغيرة ليتسنّى للجميع الكلام.' },
      },
      settings: { size: 4 },
    },
    {
      type: 'testimonials',
      content: {
        en: {
          title: '',
          items: [
            {
              quote: 'I signed up for a spreadsheet. I stayed for the conversation I had been avoiding since spring.',
              name: 'Jonas Hald',
              role: 'Nurse manager, Saltmarsh General Hospital',
            },
            {
              quote:
                'Eleven minutes about my back, in the cab, with the engine off. I have thought of it on every ramp since.',
              name: 'Piotr Zalewski',
              role: 'Driver, Graywater Logistics',
            },
            {
              quote: 'For the first time I read our own accounts to the end, and asked the question that mattered.',
              name: 'Margaux Delorme',
              role: 'Hotel manager, Almond Court Hotel',
            },
          ],
        },
        ar: {
          title: '',
          items: [
            {
              quote: 'جئت من أجل جداول البيانات، وبقيت من أجل حوار كنت أتهرّب منه منذ الربيع.',
              name: 'يوناس هالد',
              role: 'مدير تمريض، مستشفى سولتمارش العام',
            },
            {
              quote: 'إحدى عشرة دقيقة عن ظهري، في مقصورة الشاحنة والمحرّك متوقف. أتذكّرها عند كل منحدر منذ ذلك اليوم.',
              name: 'بيوتر زاليفسكي',
              role: 'سائق، غريووتر للخدمات اللوجستية',
            },
            {
              quote: 'لأول مرة قرأت حساباتنا حتى آخرها، وطرحت السؤال الذي كان ينبغي أن يُطرح.',
              name: 'مارغو دولورم',
              role: 'مديرة فندق، فندق باحة اللوز',
            },
          ],
        },
      },
      settings: { layout: 'grid' },
    },
    {
      type: 'stats',
      content: {
        en: {
          title: 'The academy in numbers',
          items: [
            { label: 'trainings on the shelves', source: 'trainings' },
            { label: 'colleagues learning', source: 'people' },
            { label: 'trainings finished', source: 'completions' },
            { label: 'languages taught in', source: 'languages' },
          ],
        },
        ar: {
          title: 'الأكاديمية بالأرقام',
          items: [
            { label: 'عدد التدريبات على الرفوف', source: 'trainings' },
            { label: 'عدد الزملاء المتعلّمين', source: 'people' },
            { label: 'عدد التدريبات المنجَزة', source: 'completions' },
            { label: 'عدد لغات التدريس', source: 'languages' },
          ],
        },
      },
      appearance: { scheme: 'tint' },
    },
    visitorQuestions,
    {
      type: 'logos',
      content: {
        en: { title: 'One academy, six houses', items: organizations.map(({ name }) => ({ name: name.en })) },
        ar: { title: 'أكاديمية واحدة وستة بيوت', items: organizations.map(({ name }) => ({ name: name.ar })) },
      },
    },
    {
      type: 'rich_text',
      content: {
        en: {
          title: 'How a training finds its way in',
          body: doc(
            paragraph(
              'We do not collect everything. A training is added when somebody who does the work has taken it, and would take it again.',
            ),
            heading('What we ask of each one'),
            bullets(
              'It says in one sentence what you will be able to do afterwards.',
              'It takes no longer than it must.',
              'It can be read, heard and used by everybody it is meant for.',
            ),
            paragraph('Once a year every shelf is read again, and what has aged is thanked and taken down.'),
          ),
        },
        ar: {
          title: 'كيف يجد التدريب مكانه هنا',
          body: doc(
            paragraph('نحن لا نجمع كل شيء. يُضاف التدريب حين يخوضه من يمارس العمل، ثم يقول إنه مستعد لخوضه ثانيةً.'),
            heading('ما نطلبه من كل تدريب'),
            bullets(
              'أن يقول في جملة واحدة ما الذي ستقدر عليه بعده.',
              'ألا يستغرق من الوقت أكثر مما يلزم.',
              'أن يتاح لكل من وُضع لهم، قراءةً وسماعًا واستعمالًا.',
            ),
            paragraph('ونعيد قراءة كل رف مرة في العام، فنودّع بالشكر ما تقادم منه.'),
          ),
        },
      },
    },
    {
      type: 'sign_up',
      content: {
        en: { title: 'There is a seat for you.', text: 'An account takes a minute. What you learn stays longer.' },
        ar: { title: 'مقعدك محجوز.', text: 'إنشاء الحساب يستغرق دقيقة، وما تتعلّمه يبقى طويلًا.' },
      },
    },
  ]
}
