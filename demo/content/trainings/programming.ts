import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const programmingTrainings: readonly DemoTraining[] = [
  {
    external_id: 'python-for-patient-people',
    title: { en: 'Python for patient people', ar: 'بايثون لمن يتأنّى' },
    summary: {
      en: 'A first programming language, unhurried. Fifteen hours from one line to a small program your team will use.',
      ar: 'لغة برمجة أولى بلا استعجال. خمس عشرة ساعة من سطر واحد إلى برنامج صغير يستخدمه فريقك.',
    },
    description: {
      en: prose`
        <p>Programming is mostly reading, guessing wrong, and reading again. This course leaves room for that. You write little, run it often, and understand each line before the next one comes.</p>
        <h2>What you learn</h2>
        <ul><li>Values, names, decisions and repetition</li><li>Files, dates and tables, which is what work is made of</li><li>Finding your own mistakes, and reading an error to its end</li></ul>
        <h2>Who it is for</h2>
        <p>People with a repetitive task and some curiosity. Mathematics from school is plenty.</p>
        <h2>How it works</h2>
        <p>Thirty lessons of half an hour, and a <strong>project of your own</strong> that a mentor reads and answers.</p>`,
      ar: prose`
        <p>البرمجة في معظمها قراءة، ثم تخمين خاطئ، ثم قراءة من جديد. وهذه الدورة تفسح لذلك مجالًا: تكتب قليلًا، وتجرّب كثيرًا، وتفهم كل سطر قبل أن يأتي الذي يليه.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>القيم والأسماء والشروط والتكرار</li><li>الملفات والتواريخ والجداول، ومنها يتألّف العمل</li><li>العثور على أخطائك، وقراءة رسالة الخطأ حتى آخرها</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لمن لديه عمل متكرّر وشيء من الفضول. تكفي رياضيات المدرسة وتزيد.</p>
        <h2>كيف تسير</h2>
        <p>ثلاثون درسًا، مدة كل منها نصف ساعة، و<strong>مشروع من اختيارك</strong> يقرؤه مرشد ويجيبك عنه.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Quiet Code School',
    duration_minutes: 900,
    price: { amount: 12000, currency: 'EUR' },
    terms: ['topic-python', 'topic-automation', 'skill-coding', 'level-beginner', 'profession-engineering'],
    organizations: [],
    completion: 'external',
    created_days_ago: 330,
  },
  {
    external_id: 'a-web-page-from-the-first-tag',
    title: { en: 'A web page, from the first tag', ar: 'صفحة ويب من الوسم الأول' },
    summary: {
      en: 'Write a page by hand, give it a face, and put it where others can read it. Five hours, no tools to install.',
      ar: 'اكتب صفحة بيدك، وامنحها مظهرًا، وانشرها حيث يقرؤها الآخرون. خمس ساعات ولا شيء تثبّته.',
    },
    description: {
      en: prose`
        <p>Underneath everything on your screen is a text that somebody could have typed. In this course that somebody is you.</p>
        <h2>What you learn</h2>
        <ul><li>HTML as a way of saying what things are</li><li>CSS as a way of saying how they look, on a telephone first</li><li>Links, pictures, and a form that reaches somebody</li></ul>
        <h2>Who it is for</h2>
        <p>Editors, teachers and librarians who publish through a system and would like to know what it does.</p>
        <p>Ten lessons. You end with the page of a reading club, a ward or a football team.</p>`,
      ar: prose`
        <p>تحت كل ما تراه على شاشتك نصّ كان يمكن لأحدهم أن يكتبه. في هذه الدورة أنت ذلك الشخص.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>لغة HTML لتقول ما هي الأشياء</li><li>لغة CSS لتقول كيف تبدو، على الهاتف أولًا</li><li>الروابط والصور ونموذج يصل إلى من يقرؤه</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للمحررين والمعلمين وأمناء المكتبات الذين ينشرون عبر نظام ما ويودّون معرفة ما يجري داخله.</p>
        <p>عشرة دروس تنتهي بصفحة لنادي قراءة أو لقسم أو لفريق كرة قدم.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Quiet Code School',
    duration_minutes: 300,
    price: null,
    terms: ['topic-web', 'skill-coding', 'level-beginner', 'profession-teaching', 'profession-library'],
    organizations: [],
    completion: 'self',
    created_days_ago: 215,
  },
  {
    external_id: 'automate-one-dull-hour',
    title: { en: 'Automate one dull hour', ar: 'أتمِت ساعة مملّة واحدة' },
    summary: {
      en: 'Pick the dullest hour of your week. By the end of this webinar the first ten minutes of it do themselves.',
      ar: 'اختر أكثر ساعات أسبوعك مللًا. قبل نهاية الندوة ستُنجز دقائقها العشر الأولى نفسها بنفسها.',
    },
    description: {
      en: prose`
        <p>Copying, renaming, chasing, reminding: every job has an hour that asks for no judgement at all. We look for it together and take the first bite out of it, with the tools you already have.</p>
        <h2>What you take away</h2>
        <ul><li>A way to describe a task so exactly that a machine could follow it</li><li>One small flow that runs tomorrow morning</li><li>What must stay in human hands, and why</li></ul>
        <p>For office teams, planners and administrators. Write down what you do between nine and ten on Monday; we begin there.</p>`,
      ar: prose`
        <p>نسخ وإعادة تسمية وملاحقة وتذكير: في كل وظيفة ساعة لا تتطلّب حُكمًا ولا تقديرًا. نبحث عنها معًا ونقتطع منها أول جزء بالأدوات التي لديك أصلًا.</p>
        <h2>بماذا ستخرج</h2>
        <ul><li>طريقة لوصف المهمة وصفًا دقيقًا تستطيع آلة أن تتبعه</li><li>مسار عمل صغير يبدأ صباح الغد</li><li>ما الذي يجب أن يبقى في يد الإنسان، ولماذا</li></ul>
        <p>لفرق المكاتب والتخطيط والإدارة. دوّن ما تفعله يوم الاثنين بين التاسعة والعاشرة، فمن هناك نبدأ.</p>`,
    },
    type: 'webinar',
    language: 'en',
    provider: 'Graywater Logistics',
    duration_minutes: 75,
    price: null,
    terms: [
      'topic-automation',
      'topic-spreadsheets',
      'skill-planning',
      'level-beginner',
      'profession-office',
      'profession-logistics',
    ],
    organizations: [],
    completion: 'external',
    created_days_ago: 19,
    next_session: { in_days: 5, hour: 11 },
  },
  {
    external_id: 'think-before-you-click',
    title: { en: 'Think before you click', ar: 'فكّر قبل أن تنقر' },
    summary: {
      en: 'Twenty-five minutes on false invoices, borrowed voices and good passwords. Everyone takes it once a year.',
      ar: 'خمس وعشرون دقيقة عن الفواتير المزوّرة والأصوات المنتحلة وكلمات المرور الجيدة. يتمّها الجميع مرة كل عام.',
    },
    description: {
      en: prose`
        <p>Nobody is tricked because they are foolish. People are tricked because they are helpful and in a hurry. The course shows eight messages that reached our own inboxes this year.</p>
        <h2>What you learn</h2>
        <ul><li>The three signs that most false messages share</li><li>Passwords you can remember and nobody can guess, and the second key beside them</li><li>The steps after the click: who to call, without shame</li></ul>
        <p>For everyone, in every organisation. <strong>It ends with a quiz</strong>, which may be taken as often as you like.</p>`,
      ar: prose`
        <p>لا يُخدع أحد لأنه ساذج، بل يُخدع الناس لأنهم خدومون ومستعجلون. تعرض الدورة ثماني رسائل وصلت إلى صناديق بريدنا هذا العام.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>ثلاث علامات تشترك فيها معظم الرسائل المزيّفة</li><li>كلمات مرور تتذكّرها ولا يخمّنها أحد، والمفتاح الثاني إلى جانبها</li><li>ماذا تفعل بعد النقر: بمن تتصل، من دون حرج</li></ul>
        <p>للجميع في كل مؤسسة. <strong>تنتهي باختبار قصير</strong> يمكنك تكراره ما شئت.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 25,
    price: null,
    terms: ['topic-security', 'skill-risk', 'level-beginner', 'profession-office'],
    organizations: [],
    completion: 'self',
    created_days_ago: 430,
  },
  {
    external_id: 'les-api-pour-curieux',
    title: { en: 'How systems talk to each other', ar: 'كيف تتخاطب الأنظمة' },
    summary: {
      en: 'An API, explained with a hotel kitchen. Held in French for the curious who do not program.',
      ar: 'ما هي واجهة برمجة التطبيقات؟ نرويها من مطبخ فندق. تُقدَّم بالفرنسية للفضوليين ممّن لا يبرمجون.',
    },
    description: {
      en: prose`
        <p>The waiter brings an order, the kitchen answers, and nobody in the dining room needs to know how. Much of what computers say to each other works this way, and one can read it.</p>
        <h2>What we look at</h2>
        <ul><li>A request and its answer, line by line</li><li>Keys, permissions, and what happens when the kitchen is closed</li><li>Questions to ask a supplier before you sign</li></ul>
        <p>Fifty minutes <strong>in French</strong>, then twenty for questions. For project managers, buyers and anyone who sits in meetings about systems.</p>`,
      ar: prose`
        <p>يحمل النادل الطلب، ويجيب المطبخ، ولا يحتاج أحد في قاعة الطعام إلى معرفة الكيفية. كثير مما تقوله الحواسيب بعضها لبعض يجري على هذا النحو، ويمكن قراءته.</p>
        <h2>محاور اللقاء</h2>
        <ul><li>الطلب وجوابه سطرًا سطرًا</li><li>المفاتيح والأذونات، وما الذي يحدث حين يكون المطبخ مغلقًا</li><li>أسئلة تطرحها على المورّد قبل التوقيع</li></ul>
        <p>خمسون دقيقة <strong>بالفرنسية</strong>، ثم عشرون للأسئلة. لمديري المشاريع ومسؤولي الشراء ولكل من يحضر اجتماعات عن الأنظمة.</p>`,
    },
    type: 'webinar',
    language: 'fr',
    provider: 'Quiet Code School',
    duration_minutes: 70,
    price: null,
    terms: ['topic-web', 'topic-automation', 'skill-negotiating', 'level-intermediate', 'profession-office'],
    organizations: [],
    completion: 'external',
    created_days_ago: 46,
    next_session: { in_days: 20, hour: 10 },
  },
  {
    external_id: 'code-review-as-conversation',
    title: { en: 'Code review as a conversation', ar: 'مراجعة الشيفرة بوصفها حوارًا' },
    summary: {
      en: 'How our engineers read each other’s calculations and scripts: what to ask, what to leave, how to disagree in writing.',
      ar: 'كيف يقرأ مهندسونا حسابات زملائهم وبرامجهم: عمّ تسأل، وماذا تترك، وكيف تخالف الرأي كتابةً.',
    },
    description: {
      en: prose`
        <p>A review finds mistakes, but that is its second use. The first is that afterwards two people know the work. This is the guide we use at Brandt &amp; Okafor, with the reasons behind it.</p>
        <h2>What is inside</h2>
        <ul><li>Reading order: the question, the test, then the code</li><li>Three words before every remark: must, could, wonder</li><li>Twelve real exchanges, good and bad, with both authors’ comments</li></ul>
        <p>For engineers who write or check scripts and models. Half an hour, best read in pairs.</p>`,
      ar: prose`
        <p>تكشف المراجعة الأخطاء، غير أن هذه فائدتها الثانية. أما الأولى فهي أن شخصين يصبحان على علم بالعمل. هذا هو الدليل الذي نعمل به في برانت وأوكافور مع أسبابه.</p>
        <h2>ماذا في الداخل</h2>
        <ul><li>ترتيب القراءة: السؤال، ثم الاختبار، ثم الشيفرة</li><li>كلمة تسبق كل ملاحظة: «يجب» أو «يمكن» أو «أتساءل»</li><li>اثنا عشر حوارًا حقيقيًا، جيدها ورديئها، مع تعليق الطرفين</li></ul>
        <p>للمهندسين الذين يكتبون البرامج والنماذج أو يدقّقونها. نصف ساعة، ويُستحسن أن يقرأها اثنان معًا.</p>`,
    },
    type: 'document',
    language: 'en',
    provider: 'Brandt & Okafor Engineers',
    duration_minutes: 30,
    price: null,
    terms: [
      'topic-automation',
      'topic-conversations',
      'skill-coding',
      'skill-feedback',
      'level-advanced',
      'profession-engineering',
    ],
    organizations: ['brandt-okafor'],
    completion: 'self',
    created_days_ago: 102,
  },
]
