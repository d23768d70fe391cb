import { plainRichText } from '#shared/sections/richText.ts'
import { learnerQuestions } from './questions.ts'
import type { AuthoredSection, References } from './section.ts'

/** The sections for learners. The dashboard begins with trainings in progress and recommendations, so they come late here. */
export function registered({ term, training }: References): AuthoredSection[] {
  const page = (externalId: string) => `/training/${training(externalId)}`
  return [
    {
      type: 'hero',
      content: {
        en: {
          title: 'A quarter of an hour is enough to begin.',
          text: 'Take something short today, or put something long on your table for the week.',
          links: [{ label: 'Open the catalogue', url: '/search' }],
        },
        ar: {
          title: 'ربع ساعة يكفي لتبدأ.',
          text: 'خذ اليوم شيئًا قصيرًا، أو ضع على طاولتك شيئًا أطول لهذا الأسبوع.',
          links: [{ label: 'افتح الفهرس', url: '/search' }],
        },
      },
      settings: { search: false, topics: 0, art: 'none' },
      appearance: { padding: 'small', scheme: 'tint' },
    },
    {
      type: 'trainings',
      content: {
        en: { title: 'For the wards', text: 'What nurse managers pass on to a new colleague in the first month.' },
        ar: { title: 'لأقسام المستشفى', text: 'ما توصي به إدارة التمريض كل زميل جديد في شهره الأول.' },
      },
      settings: {
        source: 'custom',
        ids: [
          'handover-that-holds',
          'numbers-on-the-ward',
          'letters-patients-understand',
          'first-five-minutes',
          'sleep-around-nights',
          'english-for-care-teams',
        ].map(training),
        layout: 'carousel',
        size: 6,
      },
      restrictions: [{ type: 'title', value: [term('title-nurse'), term('title-nurse-manager')] }],
    },
    {
      type: 'trainings',
      content: {
        en: { title: 'New on the shelves', text: '' },
        ar: { title: 'جديد الرفوف', text: '' },
      },
      settings: { source: 'all', layout: 'carousel', order_by: 'newest', size: 10 },
    },
    {
      type: 'incentives',
      content: {
        en: {
          title: 'A thank-you for learning',
          text: 'What you finish earns points, and points become an afternoon, a book, a tree.',
        },
        ar: {
          title: 'شكرًا على تعلّمك',
          text: 'كل ما تُتمّه يكسبك نقاطًا، والنقاط تصير عصرًا لك، أو كتابًا، أو شجرة.',
        },
      },
      settings: { size: 4 },
    },
    {
      type: 'categories',
      content: {
        en: { title: 'By subject', text: '' },
        ar: { title: 'حسب الموضوع', text: '' },
      },
      settings: { vocabulary: 'topic', size: 8, counts: false, layout: 'chips' },
      appearance: { padding: 'small' },
    },
    {
      type: 'slideshow',
      content: {
        en: {
          title: 'From the academy',
          slides: [
            {
              eyebrow: 'In a room',
              title: 'Two hours without a spoken word',
              text: 'First signs is taught in sign language from the first minute. You will be surprised how much you follow.',
              link: { label: 'Open “First signs”', url: page('first-signs') },
            },
            {
              eyebrow: 'Nine minutes',
              title: 'Write the minutes people look for',
              text: 'Decisions first, names beside them, sent within the hour.',
              link: { label: 'Watch the film', url: page('minutes-that-get-read') },
            },
            {
              eyebrow: 'Live on screen',
              title: 'Bring the dullest hour of your week',
              text: 'We take it apart together and hand the first ten minutes to the machine.',
              link: { label: 'Save a place', url: page('automate-one-dull-hour') },
            },
          ],
        },
        ar: {
          title: 'من الأكاديمية',
          slides: [
            {
              eyebrow: 'في قاعة',
              title: 'ساعتان بلا كلمة منطوقة',
              text: '«إشارات أولى» تُدرَّس بلغة الإشارة منذ الدقيقة الأولى، وستُدهش من مقدار ما تفهمه.',
              link: { label: 'تصفّح «إشارات أولى»', url: page('first-signs') },
            },
            {
              eyebrow: 'تسع دقائق',
              title: 'اكتب المحضر الذي يبحث عنه الناس',
              text: 'القرارات أولًا، والأسماء إلى جانبها، والإرسال خلال ساعة.',
              link: { label: 'شاهد الفيلم', url: page('minutes-that-get-read') },
            },
            {
              eyebrow: 'مباشرةً على الشاشة',
              title: 'أحضر أكثر ساعات أسبوعك مللًا',
              text: 'نفكّكها معًا ونسلّم دقائقها العشر الأولى إلى الآلة.',
              link: { label: 'احجز مكانك', url: page('automate-one-dull-hour') },
            },
          ],
        },
      },
      settings: { height: 'normal', seed: 'juniper-announcements' },
    },
    {
      type: 'leaderboard',
      content: {
        en: { title: 'Who learned most this month', text: 'On early shifts, on night shifts and in lunch breaks.' },
        ar: { title: 'الأكثر تعلّمًا هذا الشهر', text: 'في مناوبات الفجر والليل، وفي استراحات الغداء.' },
      },
      settings: { size: 5, period: 'month' },
    },
    {
      type: 'image_text',
      content: {
        en: {
          eyebrow: 'In Denmark',
          title: 'A long table in Copenhagen',
          body: plainRichText(
            'On the first Thursday of each month colleagues in Denmark eat together in the staff café at Saltmarsh, from five o’clock until seven.',
            'Bring one thing you learned and one question it left you with. No slides.',
          ),
        },
        ar: {
          eyebrow: 'في الدنمارك',
          title: 'مائدة طويلة في كوبنهاغن',
          body: plainRichText(
            'في أول خميس من كل شهر يجتمع الزملاء في الدنمارك إلى العشاء في مقهى الموظفين بمستشفى سولتمارش، من الخامسة حتى السابعة مساءً.',
            'أحضر معك شيئًا تعلّمته وسؤالًا تركه لديك. ولا حاجة إلى شرائح عرض.',
          ),
        },
      },
      settings: { side: 'start', ratio: '4:3', seed: 'juniper-table' },
      restrictions: [{ type: 'country', value: 'DK' }],
    },
    {
      type: 'video',
      content: {
        en: {
          title: 'Ten minutes without words',
          text: 'Big Buck Bunny is an open film by the Blender Foundation: anyone may watch it, keep it and take it apart. Our evenings on storytelling begin with it.',
          url: 'https://vimeo.com/1084537',
        },
        ar: {
          title: 'عشر دقائق بلا كلام',
          text: '«بيغ باك باني» فيلم مفتوح من مؤسسة بلندر، لكل من شاء أن يشاهده ويحتفظ به ويفكّكه. به تبدأ أمسياتنا عن فن السرد.',
          url: 'https://vimeo.com/1084537',
        },
      },
      settings: { ratio: '16:9', seed: 'juniper-film' },
      appearance: { scheme: 'ink' },
    },
    {
      type: 'search',
      content: {
        en: { title: 'Looking for something else?', text: '' },
        ar: { title: 'أتبحث عن شيء آخر؟', text: '' },
      },
      settings: { topics: 5 },
    },
    {
      type: 'continue_learning',
      content: {
        en: { title: 'Where you left off', text: '' },
        ar: { title: 'من حيث توقّفت', text: '' },
      },
      settings: { size: 4 },
    },
    {
      type: 'recommended',
      content: {
        en: { title: 'Chosen for you', text: 'From your work, your subjects and what you finished last.' },
        ar: { title: 'مختارات لك', text: 'وفقًا لعملك وموضوعاتك وآخر ما أنجزته.' },
      },
      settings: { size: 8, layout: 'carousel' },
    },
    learnerQuestions,
    {
      type: 'cta',
      content: {
        en: {
          title: 'What could you teach us?',
          text: 'Half a page is enough for a proposal. The editors help with the rest.',
          links: [{ label: 'Propose a training', url: '/demo/propose' }],
        },
        ar: {
          title: 'ماذا يمكنك أن تعلّمنا؟',
          text: 'نصف صفحة يكفي لمقترح، والمحررون يعينونك على الباقي.',
          links: [{ label: 'اقترح تدريبًا', url: '/demo/propose' }],
        },
      },
    },
  ]
}
