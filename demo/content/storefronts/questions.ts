import { plainRichText } from '#shared/sections/richText.ts'
import type { AuthoredSection } from './section.ts'

/** Questions of visitors. */
export const visitorQuestions: AuthoredSection = {
  type: 'faq',
  content: {
    en: {
      title: 'Before you join',
      items: [
        {
          question: 'Who may join?',
          answer: plainRichText('Everyone who works for one of the six organisations, in any role and on any shift.'),
        },
        {
          question: 'What does it cost?',
          answer: plainRichText(
            'Most trainings are free. Where a training has a price, it stands on its card, and you see it before you enrol.',
          ),
        },
        {
          question: 'May I look around first?',
          answer: plainRichText('Please do. The catalogue is open. You need an account only to enrol.'),
        },
        {
          question: 'Which languages are there?',
          answer: plainRichText(
            'The site speaks English, German, French, Spanish, Arabic and Hebrew. Trainings are held in all six; each one says which language it uses.',
          ),
        },
        {
          question: 'What if I stop halfway?',
          answer: plainRichText(
            'Then it waits for you. What you have begun stays on your page until you finish it or withdraw.',
          ),
        },
      ],
    },
    ar: {
      title: 'قبل أن تنضمّ',
      items: [
        {
          question: 'من يمكنه الانضمام؟',
          answer: plainRichText('كل من يعمل في إحدى المؤسسات الست، أيًّا كان دوره ومناوبته.'),
        },
        {
          question: 'كم التكلفة؟',
          answer: plainRichText('معظم التدريبات مجاني. وما كان له ثمن كُتب ثمنه على بطاقته، وتراه قبل أن تلتحق به.'),
        },
        {
          question: 'هل يمكنني التصفّح أولًا؟',
          answer: plainRichText('بكل سرور، فالفهرس مفتوح للجميع، ولا تحتاج إلى حساب إلا للالتحاق.'),
        },
        {
          question: 'ما اللغات المتاحة؟',
          answer: plainRichText(
            'الموقع بالعربية والإنجليزية والألمانية والفرنسية والإسبانية والعبرية، وبهذه اللغات الست تُقدَّم التدريبات، ولغة كل تدريب مذكورة معه.',
          ),
        },
        {
          question: 'وماذا لو توقّفت في منتصف الطريق؟',
          answer: plainRichText('سينتظرك التدريب. ما بدأته يبقى في صفحتك إلى أن تنجزه أو تنسحب منه.'),
        },
      ],
    },
  },
  settings: { open_first: true },
  appearance: { width: 'narrow' },
}

/** Questions of learners. */
export const learnerQuestions: AuthoredSection = {
  type: 'faq',
  content: {
    en: {
      title: 'Good to know',
      items: [
        {
          question: 'When is a training finished?',
          answer: plainRichText(
            'Often when you say so, on its own page. Some are confirmed by an instructor or an examiner; the page tells you which kind it is.',
          ),
        },
        {
          question: 'May I leave a training?',
          answer: plainRichText('At any time. Withdraw on its page; you can enrol again later.'),
        },
        {
          question: 'Why do I not see what a colleague sees?',
          answer: plainRichText(
            'Some trainings belong to one organisation, a few to one profession. If you need one of them, write to the academy.',
          ),
        },
      ],
    },
    ar: {
      title: 'يحسن أن تعرف',
      items: [
        {
          question: 'متى يُعدّ التدريب منجزًا؟',
          answer: plainRichText(
            'غالبًا حين تقرّر ذلك بنفسك في صفحته. وبعضها يؤكّد إنجازه مدرّب أو ممتحن، وتجد في الصفحة من أيّ النوعين هو.',
          ),
        },
        {
          question: 'هل يمكنني ترك تدريب التحقت به؟',
          answer: plainRichText('في أيّ وقت. انسحب من صفحته، ويمكنك الالتحاق به ثانيةً متى شئت.'),
        },
        {
          question: 'لماذا لا أرى ما يراه زميلي؟',
          answer: plainRichText(
            'بعض التدريبات خاص بمؤسسة واحدة، وقليل منها بمهنة بعينها. إن احتجت إلى أحدها فاكتب إلى الأكاديمية.',
          ),
        },
      ],
    },
  },
  appearance: { width: 'narrow' },
}
