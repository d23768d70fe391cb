import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const designTrainings: readonly DemoTraining[] = [
  {
    external_id: 'good-type-every-day',
    title: { en: 'Good type for everyday documents', ar: 'خطوط حسنة لوثائق كل يوم' },
    summary: {
      en: 'Notices, letters, menus and forms that look as if somebody cared. No design software, only better decisions.',
      ar: 'إعلانات ورسائل وقوائم طعام ونماذج تبدو كأن أحدًا اعتنى بها. لا برامج تصميم، بل قرارات أفضل.',
    },
    description: {
      en: prose`
        <p>You choose type every day, mostly by accepting what the computer offers. Six small decisions, made on purpose, change a page more than any template.</p>
        <h2>What you learn</h2>
        <ul><li>Size, line length and leading, in that order</li><li>One family is enough; two are a conversation; three are a crowd</li><li>Setting Arabic and Latin side by side so that neither shouts</li></ul>
        <h2>How it works</h2>
        <p>Nine lessons of ten minutes. In each you repair a document you know: a parking notice, a ward timetable, a breakfast menu.</p>`,
      ar: prose`
        <p>أنت تختار الخطوط كل يوم، وغالبًا بقبول ما يعرضه الحاسوب. ستة قرارات صغيرة تُتخذ عن قصد تغيّر الصفحة أكثر من أيّ قالب.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>حجم الحرف وطول السطر والتباعد بين الأسطر، بهذا الترتيب</li><li>عائلة خطوط واحدة تكفي، واثنتان حوار، وثلاث زحام</li><li>الجمع بين العربية واللاتينية من دون أن تعلو إحداهما على الأخرى</li></ul>
        <h2>كيف تسير</h2>
        <p>تسعة دروس، مدة كل منها عشر دقائق، تُصلح في كل درس وثيقة مألوفة: إعلان موقف سيارات، وجدول قسم، وقائمة فطور.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 90,
    price: null,
    terms: ['topic-typography', 'skill-editing', 'level-beginner', 'profession-office', 'profession-library'],
    organizations: [],
    completion: 'self',
    created_days_ago: 168,
  },
  {
    external_id: 'accessible-by-habit',
    title: { en: 'Accessible by habit', ar: 'إتاحة الوصول عادةً لا استثناءً' },
    summary: {
      en: 'Documents, pages and rooms that work for everyone, learned as a dozen habits instead of a thick rulebook.',
      ar: 'وثائق وصفحات وقاعات تصلح للجميع، تتعلّمها في اثنتي عشرة عادة بدلًا من كتاب قواعد ضخم.',
    },
    description: {
      en: prose`
        <p>Roughly one colleague in six lives with a disability, often one that nobody sees. The things that help them also help the tired, the hurried and the people on a small telephone.</p>
        <h2>What you learn</h2>
        <ul><li>Headings, alternative texts and links that make sense when heard</li><li>Contrast, text size, and calm pages</li><li>Using your own site with the keyboard alone, once, with attention</li></ul>
        <h2>Who it is for</h2>
        <p>Everyone who writes, publishes, teaches or puts up signs.</p>
        <h2>How it works</h2>
        <p>Twelve habits, one a day, ten to fifteen minutes each. The course itself has been tested with screen readers in English and Arabic.</p>`,
      ar: prose`
        <p>يعيش نحو واحد من كل ستة زملاء مع إعاقة كثيرًا ما لا يراها أحد. وما ينفعهم ينفع غالبًا المتعَب والمستعجل ومن يقرأ على هاتف صغير.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>عناوين ونصوص بديلة وروابط تُفهم حين تُسمع</li><li>التباين وحجم النص وهدوء الصفحة</li><li>أن تستخدم موقعك بلوحة المفاتيح وحدها، مرة واحدة، بانتباه</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لكل من يكتب أو ينشر أو يدرّس أو يعلّق لافتات.</p>
        <h2>كيف تسير</h2>
        <p>اثنتا عشرة عادة، واحدة كل يوم، من عشر دقائق إلى خمس عشرة. وقد جُرّبت الدورة نفسها بقارئات الشاشة بالإنجليزية والعربية.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Bell Lane City Library',
    duration_minutes: 150,
    price: null,
    terms: [
      'topic-accessibility',
      'topic-web',
      'skill-editing',
      'level-beginner',
      'profession-library',
      'profession-teaching',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 145,
  },
  {
    external_id: 'signs-people-follow',
    title: { en: 'Signs that people follow', ar: 'لافتات يتبعها الناس' },
    summary: {
      en: 'Why visitors still ask the way under a sign that tells them. Finding one’s way in hospitals, halls and stacks.',
      ar: 'لماذا يسأل الزوار عن الطريق وهم تحت لافتة تدلّهم عليه؟ عن الاهتداء في المستشفيات والقاعات ورفوف الكتب.',
    },
    description: {
      en: prose`
        <p>A sign is a promise made at a corner. The webinar follows one visitor from the car park to a bed on the third floor, and counts the promises that are kept.</p>
        <h2>What you take away</h2>
        <ul><li>Where people really look: lower and later than you think</li><li>Words that survive translation, arrows that survive renovation</li><li>A way to test a route with three strangers and no budget</li></ul>
        <p>For facility teams, receptionists and librarians. Bring a photograph of the worst sign in your house; we choose five.</p>`,
      ar: prose`
        <p>اللافتة وعد يُقطع عند منعطف. تتتبّع الندوة زائرًا واحدًا من موقف السيارات إلى سرير في الطابق الثالث، وتحصي الوعود التي وُفي بها.</p>
        <h2>بماذا ستخرج</h2>
        <ul><li>أين ينظر الناس حقًا: أدنى مما تظن وفي وقت متأخر عنه</li><li>كلمات لا تفسدها الترجمة، وأسهم لا تبطلها أعمال التجديد</li><li>طريقة لاختبار مسار مع ثلاثة غرباء ومن دون ميزانية</li></ul>
        <p>لفرق المرافق وموظفي الاستقبال وأمناء المكتبات. أحضر صورة أسوأ لافتة في مؤسستك، وسنختار منها خمسًا.</p>`,
    },
    type: 'webinar',
    language: 'en',
    provider: 'Bell Lane City Library',
    duration_minutes: 60,
    price: null,
    terms: ['topic-service-design', 'topic-accessibility', 'skill-hosting', 'level-beginner', 'profession-library'],
    organizations: [],
    completion: 'external',
    created_days_ago: 33,
    next_session: { in_days: 10, hour: 14 },
  },
  {
    external_id: 'walk-the-service',
    title: { en: 'Walk the service', ar: 'سِر في الخدمة كما يسير فيها الناس' },
    summary: {
      en: 'Spend a day as your own visitor, with a notebook, and go home with three repairs. A workshop in the city.',
      ar: 'كن زائر مؤسستك ليوم واحد ومعك دفتر، وعُد بثلاثة إصلاحات. ورشة عمل في المدينة.',
    },
    description: {
      en: prose`
        <p>We know our services from the inside, which is the one side nobody else sees. In this workshop you walk through somebody else’s house as a guest, and they through yours.</p>
        <h2>The day</h2>
        <ul><li>Morning: two hours of watching, with a simple way of taking notes</li><li>Noon: one long table, one map for each house</li><li>Afternoon: three repairs, the smallest one begun before you leave</li></ul>
        <p>For pairs from the same organisation. Previous experience with service design helps. <strong>Lunch is included.</strong></p>`,
      ar: prose`
        <p>نعرف خدماتنا من داخلها، وهي الجهة الوحيدة التي لا يراها غيرنا. في هذه الورشة تسير في مؤسسة غيرك ضيفًا، ويسير أهلها في مؤسستك.</p>
        <h2>برنامج اليوم</h2>
        <ul><li>صباحًا: ساعتان من الملاحظة بطريقة بسيطة في التدوين</li><li>ظهرًا: مائدة طويلة واحدة، وخريطة لكل مؤسسة</li><li>بعد الظهر: ثلاثة إصلاحات، يبدأ أصغرها قبل أن تغادر</li></ul>
        <p>لثنائيات من المؤسسة نفسها. تفيد الخبرة السابقة في تصميم الخدمات. <strong>الغداء مشمول.</strong></p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'Northlight Institute',
    duration_minutes: 420,
    price: { amount: 7500, currency: 'GBP' },
    terms: ['topic-service-design', 'skill-listening', 'skill-hosting', 'level-advanced', 'profession-hospitality'],
    organizations: [],
    completion: 'external',
    created_days_ago: 88,
    next_session: { in_days: 26, hour: 9 },
  },
  {
    external_id: 'one-idea-per-slide',
    title: { en: 'One idea per slide', ar: 'فكرة واحدة في كل شريحة' },
    summary: {
      en: 'Eighteen minutes in which a deck of sixty slides becomes nine, and the talk becomes a talk again.',
      ar: 'ثماني عشرة دقيقة تتقلّص فيها ستون شريحة إلى تسع، ويعود الحديث حديثًا.',
    },
    description: {
      en: prose`
        <p>A structural engineer lends us her slides for a council meeting. We cut them in front of the camera, slowly, and give the reasons.</p>
        <h2>In eighteen minutes</h2>
        <ul><li>The title as a full sentence, so that the slide has something to prove</li><li>Moving the details to a handout, where they are happier</li><li>The black slide, and when to use it</li></ul>
        <p>For all who present, however rarely. The before and after are there to download.</p>`,
      ar: prose`
        <p>أعارتنا مهندسة إنشاءات شرائح أعدّتها لاجتماع المجلس البلدي، فاختصرناها أمام الكاميرا على مهل، وذكرنا الأسباب.</p>
        <h2>في ثماني عشرة دقيقة</h2>
        <ul><li>العنوان جملة تامة، ليكون للشريحة ما تثبته</li><li>نقل التفاصيل إلى ورقة مرافقة، فهي أليق بها</li><li>الشريحة السوداء، ومتى تُستخدم</li></ul>
        <p>لكل من يقدّم عروضًا مهما ندر ذلك. الشرائح قبل الاختصار وبعده متاحة للتنزيل.</p>`,
    },
    type: 'video',
    language: 'en',
    provider: 'Brandt & Okafor Engineers',
    duration_minutes: 18,
    price: null,
    terms: [
      'topic-slides',
      'skill-presenting',
      'skill-editing',
      'level-beginner',
      'profession-engineering',
      'profession-teaching',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 12,
  },
]
