import { prose } from '../prose.ts'
import { checkoutField, shipping } from './fields.ts'
import type { DemoProduct } from './product.ts'

const enrolled = {
  en: prose`<p>You are enrolled: it waits for you on your dashboard. Begin whenever you like.</p>`,
  ar: prose`<p>أنت مسجَّل: التدريب بانتظارك في لوحتك. ابدأ متى شئت.</p>`,
}

export const learningProducts: readonly DemoProduct[] = [
  {
    key: 'arabic-course',
    type: 'training',
    category: 'reward-learning',
    title: { en: 'Arabic for the front desk', ar: 'العربية لموظفي الاستقبال' },
    summary: {
      en: 'Five hours of greetings, numbers and directions, paid for with points instead of fifteen euros.',
      ar: 'خمس ساعات من التحيات والأعداد والاتجاهات، تدفع ثمنها نقاطًا بدل خمسة عشر يورو.',
    },
    description: {
      en: prose`<p>The whole course, with the speaking exercises. You are enrolled the moment you order.</p>`,
      ar: prose`<p>الدورة كاملة مع تمارين المحادثة. وتُسجَّل فيها لحظة الطلب.</p>`,
    },
    price: 280,
    instructions: enrolled,
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 1,
    training: 'arabic-for-the-front-desk',
    created_days_ago: 225,
    appeal: 1,
  },
  {
    key: 'change-course',
    type: 'training',
    category: 'reward-learning',
    title: { en: 'Leading people through change', ar: 'قيادة الناس في أوقات التغيير' },
    summary: {
      en: 'Four hours that otherwise cost forty-nine euros, for everyone who has to announce something difficult.',
      ar: 'أربع ساعات ثمنها تسعة وأربعون يورو، لكل من عليه أن يعلن أمرًا صعبًا.',
    },
    description: {
      en: prose`<p>The course from the catalogue. You are enrolled as soon as you order.</p>`,
      ar: prose`<p>الدورة كما هي في الفهرس. وتُسجَّل فيها لحظة الطلب.</p>`,
    },
    price: 650,
    instructions: enrolled,
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 1,
    training: 'leading-through-change',
    created_days_ago: 200,
    appeal: 0.6,
  },
  {
    key: 'python-course',
    type: 'training',
    category: 'reward-learning',
    title: { en: 'Python for patient people', ar: 'بايثون لمن يتأنّى' },
    summary: {
      en: 'Fifteen hours with a tutor who reads every line you write. The longest thing in our shop.',
      ar: 'خمس عشرة ساعة مع مرشد يقرأ كل سطر تكتبه. أطول ما في متجرنا.',
    },
    description: {
      en: prose`<p>The places are the tutor’s hours, so there are few of them. You are enrolled as soon as one is yours.</p>`,
      ar: prose`<p>الأماكن هي ساعات المرشد، ولذلك هي قليلة. وتُسجَّل ما إن يصبح أحدها لك.</p>`,
    },
    price: 1400,
    instructions: enrolled,
    fulfilment: 'instant',
    cancel_policy: 'never',
    stock: 5,
    low_stock_at: 2,
    max_per_order: 1,
    training: 'python-for-patient-people',
    created_days_ago: 300,
    appeal: 0,
  },
  {
    key: 'e-reader',
    type: 'physical',
    category: 'reward-learning',
    title: { en: 'E-reader', ar: 'قارئ إلكتروني' },
    summary: {
      en: 'Six inches of paper-like screen, weeks on one charge, and a library card already in it.',
      ar: 'شاشة من ست بوصات كالورق، وأسابيع من شحنة واحدة، وبطاقة مكتبة جاهزة فيه.',
    },
    description: {
      en: prose`<p>Set up by Bell Lane, with borrowing in nine languages and the texts of every training of ours. It reads right to left as gladly as left to right.</p>`,
      ar: prose`<p>أعدّته مكتبة بِل لين، بالاستعارة بتسع لغات ونصوص تدريباتنا كلها. يقرأ من اليمين إلى اليسار كما يقرأ من اليسار إلى اليمين.</p>`,
    },
    price: 2400,
    instructions: {
      en: prose`<p>It comes by registered post: somebody has to sign for it.</p>`,
      ar: prose`<p>يصلك بالبريد المسجَّل: لا بد من أن يوقّع أحد على استلامه.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 10,
    low_stock_at: 3,
    limit: { count: 1, period: 'lifetime' },
    max_per_order: 1,
    checkout_fields: shipping,
    created_days_ago: 270,
    appeal: 0,
  },
  {
    key: 'conference-ticket',
    type: 'experience',
    category: 'reward-learning',
    title: { en: 'A conference of your choice', ar: 'مؤتمر من اختيارك' },
    summary: {
      en: 'The ticket, the train and two nights. You come back with an evening’s worth to tell.',
      ar: 'التذكرة والقطار وليلتان. وتعود إلينا بما يكفي أمسية من الحديث.',
    },
    description: {
      en: prose`
        <p>Anything in your field within a day’s travel. You choose; the incentives team looks at the dates and the sum, and books.</p>
        <p>In return you tell the rest of us what was new, at the long table or in writing.</p>`,
      ar: prose`
        <p>أيّ مؤتمر في مجالك لا يبعد أكثر من سفر يوم. أنت تختار، وفريق الحوافز ينظر في المواعيد والكلفة ثم يحجز.</p>
        <p>وفي المقابل تخبرنا بالجديد، على المائدة الطويلة أو كتابةً.</p>`,
    },
    price: 5000,
    instructions: {
      en: prose`<p>We book within a week and send you everything in one mail. Keep the receipts for your meals.</p>`,
      ar: prose`<p>نحجز خلال أسبوع ونرسل إليك كل شيء في رسالة واحدة. واحتفظ بإيصالات وجباتك.</p>`,
    },
    terms: {
      en: 'Up to 1,200 euros all in all. You can pay the rest yourself, or choose something else.',
      ar: 'في حدود 1200 يورو إجمالًا. وما زاد فلك أن تضيفه، أو أن تختار غيره.',
    },
    fulfilment: 'approval',
    cancel_policy: 'until_approved',
    limit: { count: 1, period: 'year' },
    max_per_order: 1,
    checkout_fields: [
      checkoutField({ name: 'conference', type: 'text', label: { en: 'Which conference?', ar: 'أيّ مؤتمر؟' } }),
      checkoutField({
        name: 'page',
        type: 'text',
        label: { en: 'Where can we read about it?', ar: 'أين نقرأ عنه؟' },
        required: false,
      }),
    ],
    created_days_ago: 300,
    appeal: 0,
  },
]
