import { prose } from './prose.ts'
import type { Localised } from './types.ts'

/** Where the pages of the demo lie. */
export const DEMO_PATH = '/demo'

/** A page in the place of one that an organisation would have elsewhere. */
export interface DemoText {
  title: Localised
  /** HTML of h2, p, ul, li, a and strong only. */
  text: Localised
}

/** By the last part of their address. */
export const texts: Readonly<Record<string, DemoText>> = {
  'sign-up': {
    title: { en: 'Sign up', ar: 'إنشاء حساب' },
    text: {
      en: prose`
        <p>This is a demo. Here the organisation’s own sign-up form would be: a few fields, or the login your people have already.</p>
        <p>You can look around at once as one of the people of the academy. Nothing you do here is kept for long.</p>
        <p><a href="/user/login">Choose somebody to log in as</a></p>`,
      ar: prose`
        <p>هذا عرض تجريبي. هنا يكون نموذج التسجيل الخاص بالمؤسسة: بضعة حقول، أو الحساب الذي يستخدمه العاملون لديها أصلًا.</p>
        <p>يمكنك التجوّل الآن باسم أحد أعضاء الأكاديمية، ولن يُحفظ ما تفعله هنا طويلًا.</p>
        <p><a href="/user/login">اختر شخصًا تدخل باسمه</a></p>`,
    },
  },
  about: {
    title: { en: 'About the academy', ar: 'عن الأكاديمية' },
    text: {
      en: prose`
        <p>Juniper Academy belongs to a hospital, a library, a school, a hotel, a haulier and an office of engineers. Six houses in one small town found out that they were all teaching the same things, each on its own.</p>
        <h2>What we believe</h2>
        <ul><li>The people who do the work teach it best.</li><li>An hour is enough for most things worth knowing.</li><li>Learning should be thanked, so every training earns points.</li></ul>
        <p>The academy is made up, and so are its people. The site is real.</p>`,
      ar: prose`
        <p>أكاديمية جونيبر ملك لمستشفى ومكتبة ومدرسة وفندق وشركة نقل ومكتب هندسي. اكتشفت ست جهات في بلدة صغيرة أنها تُعلّم الأشياء نفسها، كلٌّ على حدة.</p>
        <h2>ما نؤمن به</h2>
        <ul><li>خير من يُعلّم العمل من يمارسه.</li><li>ساعة واحدة تكفي لمعظم ما يستحق أن يُعرف.</li><li>التعلّم يستحق الشكر، ولذلك يُكسب كل تدريب نقاطًا.</li></ul>
        <p>الأكاديمية من وحي الخيال، وكذلك أهلها. أما الموقع فحقيقي.</p>`,
    },
  },
  contact: {
    title: { en: 'Contact', ar: 'اتصل بنا' },
    text: {
      en: prose`
        <p>The desk of the academy is on the ground floor of Bell Lane City Library, beside the lending counter. It is open on weekdays from nine to five.</p>
        <p>In this demo nobody answers. On a real site this page would be the organisation’s own.</p>`,
      ar: prose`
        <p>مكتب الأكاديمية في الطابق الأرضي من مكتبة بيل لين العامة، بجوار منضدة الإعارة، ويفتح أيام العمل من التاسعة إلى الخامسة.</p>
        <p>لا أحد يجيب في هذا العرض التجريبي. في موقع حقيقي تكون هذه صفحة المؤسسة نفسها.</p>`,
    },
  },
  privacy: {
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    text: {
      en: prose`
        <p>The demo keeps what you do in it until it is set up again. It asks for no data of yours, sends no mails and loads nothing from other sites before you press play on a film.</p>
        <h2>Cookies</h2>
        <p>Four small ones of its own: that you are signed in, which browser this is, which language you chose, and that you have read the notice about cookies.</p>`,
      ar: prose`
        <p>يحتفظ العرض التجريبي بما تفعله فيه إلى أن يُعاد إعداده. ولا يطلب شيئًا من بياناتك، ولا يرسل بريدًا، ولا يحمّل شيئًا من مواقع أخرى قبل أن تشغّل فيلمًا.</p>
        <h2>ملفات الارتباط</h2>
        <p>أربعة ملفات صغيرة خاصة به: أنك سجّلت الدخول، وأيّ متصفّح هذا، واللغة التي اخترتها، وأنك قرأت تنبيه ملفات الارتباط.</p>`,
    },
  },
  terms: {
    title: { en: 'Terms of use', ar: 'شروط الاستخدام' },
    text: {
      en: prose`
        <p>Look around, try everything, break what you can. The points are not worth anything outside, the rewards are not delivered, and the voucher codes open no till.</p>
        <p>On a real site the organisation’s own terms would stand here.</p>`,
      ar: prose`
        <p>تجوّل وجرّب كل شيء. لا قيمة للنقاط خارج العرض التجريبي، ولا تُرسل المكافآت، ولا تعمل رموز القسائم في أي متجر.</p>
        <p>في موقع حقيقي تكون هنا شروط المؤسسة نفسها.</p>`,
    },
  },
  changes: {
    title: { en: 'What is new', ar: 'ما الجديد' },
    text: {
      en: prose`<p>Version 0.1 is the first one: a storefront of trainings, points for what you complete, and a shop to spend them in.</p>`,
      ar: prose`<p>الإصدار 0.1 هو الأول: واجهة للتدريبات، ونقاط لما تكمله، ومتجر تستبدلها فيه.</p>`,
    },
  },
  propose: {
    title: { en: 'Propose a training', ar: 'اقترح تدريبًا' },
    text: {
      en: prose`
        <p>Do you know something that we should all know? Write the topic, the audience and the duration to the desk. Two people read every proposal. They answer within a week.</p>
        <p>This is a demo, so the letterbox is only painted on.</p>`,
      ar: prose`
        <p>هل تعرف ما ينبغي أن نعرفه جميعًا؟ أخبر المكتب ما هو، ولمن، وكم يستغرق. يقرأ شخصان كل اقتراح، ويصلك ردّهما خلال أسبوع.</p>
        <p>هذا عرض تجريبي، فصندوق البريد مرسوم فحسب.</p>`,
    },
  },
}

/** The three screens that stand for a training. `{{title}}` is what it is called. */
export const lesson = {
  screens: [
    {
      title: { en: 'Welcome', ar: 'أهلًا بك' },
      text: {
        en: 'Here the training itself would begin, wherever your organisation keeps it. In the demo three short screens stand in for it.',
        ar: 'هنا يبدأ التدريب نفسه، أينما تحفظه مؤسستك. وفي العرض التجريبي تنوب عنه ثلاث شاشات قصيرة.',
      },
    },
    {
      title: { en: 'What you practise', ar: 'ما تتدرّب عليه' },
      text: {
        en: 'Take your time. Read each line and think of the last time you needed it.',
        ar: 'خذ وقتك. اقرأ كل سطر وتذكّر آخر مرة احتجت إليه فيها.',
      },
    },
    {
      title: { en: 'One thing to take with you', ar: 'شيء واحد تأخذه معك' },
      text: {
        en: 'Write down one thing that you will do differently tomorrow. That is all a good training asks.',
        ar: 'اكتب شيئًا واحدًا ستفعله غدًا على نحو مختلف. هذا كل ما يطلبه التدريب الجيد.',
      },
    },
  ],
  words: {
    step: { en: 'Screen {{step}} of 3', ar: 'الشاشة {{step}} من 3' },
    next: { en: 'Next', ar: 'التالي' },
    previous: { en: 'Back', ar: 'السابق' },
    finished: { en: 'I have finished', ar: 'لقد أنهيت التدريب' },
    reported: {
      en: 'Whether you have completed this one is reported by its organiser, not by you.',
      ar: 'الجهة المنظِّمة هي التي تُبلغ عن إكمالك لهذا التدريب، لا أنت.',
    },
    done: { en: 'You have completed this training.', ar: 'لقد أكملت هذا التدريب.' },
    leave: { en: 'Back to its page', ar: 'العودة إلى صفحته' },
    demo: { en: 'Demo', ar: 'عرض تجريبي' },
  },
} as const satisfies { screens: readonly DemoText[]; words: Record<string, Localised> }
