import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const dataTrainings: readonly DemoTraining[] = [
  {
    external_id: 'spreadsheets-that-explain',
    title: { en: 'Spreadsheets that explain themselves', ar: 'جداول بيانات تشرح نفسها' },
    summary: {
      en: 'Build a sheet that a colleague can open in a year and understand. Tidy columns, honest formulas, nothing hidden.',
      ar: 'أعِدّ جدولًا يفتحه زميلك بعد عام فيفهمه: أعمدة مرتّبة ومعادلات واضحة ولا شيء مخفيّ.',
    },
    description: {
      en: prose`
        <p>Somewhere in every organisation there is a spreadsheet that only one person dares to touch. This course is about not writing the next one.</p>
        <h2>What you learn</h2>
        <ul><li>One table per sheet, one thing per row, one meaning per column</li><li>Look-ups and sums you can read aloud</li><li>Checks that turn red before anybody else notices</li></ul>
        <h2>Who it is for</h2>
        <p>Everyone who keeps a list: stock, rosters, loans, bookings. No formulas needed beforehand.</p>
        <h2>How it works</h2>
        <p>Six lessons of half an hour. You repair a sadly believable workbook as you go, and keep it.</p>`,
      ar: prose`
        <p>في كل مؤسسة جدول لا يجرؤ على لمسه إلا شخص واحد. هذه الدورة كي لا تكون أنت من يصنع الجدول التالي.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>جدول واحد في كل ورقة، وشيء واحد في كل صف، ومعنى واحد لكل عمود</li><li>دوالّ بحث وجمع يمكن قراءتها بصوت مسموع</li><li>عمليات تحقّق تنبّهك قبل أن يلاحظ الخطأ سواك</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لكل من يحتفظ بقائمة: مخزون أو مناوبات أو إعارات أو حجوزات. لا تحتاج إلى معرفة سابقة بالمعادلات.</p>
        <h2>كيف تسير</h2>
        <p>ستة دروس، مدة كل منها نصف ساعة، تُصلح خلالها ملفًا مليئًا بأخطاء مألوفة، ثم تحتفظ به.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'The Data Room',
    duration_minutes: 180,
    price: null,
    terms: ['topic-spreadsheets', 'skill-reading-data', 'level-beginner', 'profession-office', 'profession-logistics'],
    organizations: [],
    completion: 'self',
    created_days_ago: 480,
  },
  {
    external_id: 'sql-first-question',
    title: { en: 'SQL, from the first question', ar: 'لغة SQL من السؤال الأول' },
    summary: {
      en: 'Ask a database in its own language and get the answer yourself. Practised on the records of a small imaginary library.',
      ar: 'خاطب قاعدة البيانات بلغتها واستخرج الجواب بنفسك. التمارين على سجلات مكتبة صغيرة متخيَّلة.',
    },
    description: {
      en: prose`
        <p>Which books have not been borrowed for five years? Who reads at night? Good questions come first here; each brings the piece of SQL that answers it.</p>
        <h2>What you learn</h2>
        <ul><li>Selecting, filtering and sorting, in the first quarter of an hour</li><li>Joining two tables, and noticing when rows go missing</li><li>Grouping, counting, and doubting your own total</li></ul>
        <h2>Who it is for</h2>
        <p>People who wait for reports. No programming is assumed; a little patience is.</p>
        <h2>How it works</h2>
        <p>Eight lessons with a practice database that runs in the browser. <strong>You cannot break it</strong>, though you are welcome to try.</p>`,
      ar: prose`
        <p>أيّ الكتب لم يستعرها أحد منذ خمسة أعوام؟ ومن يقرأ ليلًا؟ هنا يأتي السؤال الجيد أولًا، ثم تأتي معه عبارة SQL التي تجيب عنه.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الاختيار والتصفية والترتيب منذ ربع الساعة الأول</li><li>ربط جدولين، والانتباه إلى الصفوف التي تسقط عند الربط</li><li>التجميع والعدّ، والشكّ في المجموع قبل تصديقه</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لمن اعتاد انتظار التقارير. لا نفترض معرفة بالبرمجة، بل قدرًا يسيرًا من الصبر.</p>
        <h2>كيف تسير</h2>
        <p>ثمانية دروس مع قاعدة بيانات تدريبية تعمل في المتصفح. <strong>لن تستطيع إفسادها</strong>، ولك أن تحاول.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'The Data Room',
    duration_minutes: 240,
    price: null,
    terms: ['topic-databases', 'skill-querying', 'skill-reading-data', 'level-beginner', 'profession-library'],
    organizations: [],
    completion: 'self',
    created_days_ago: 395,
  },
  {
    external_id: 'averages-and-other-traps',
    title: { en: 'Averages, and other traps', ar: 'المتوسّط وفخاخ أخرى' },
    summary: {
      en: 'Fourteen minutes on how a true number can tell an untrue story, with three examples from our own houses.',
      ar: 'أربع عشرة دقيقة عن رقم صحيح يروي قصة غير صحيحة، مع ثلاثة أمثلة من مؤسساتنا.',
    },
    description: {
      en: prose`
        <p>The average guest stays two nights, and hardly any guest does. The average lorry is on time, and the customers are cross. A short film about what an average leaves out, and what to ask for in its place.</p>
        <h2>In fourteen minutes</h2>
        <ul><li>Mean and median, and when they part company</li><li>Why a small ward always looks like the best one, or the worst</li><li>Three questions to put to any single number</li></ul>
        <p>No mathematics beyond division. <em>Good before a board meeting.</em></p>`,
      ar: prose`
        <p>متوسّط إقامة النزلاء ليلتان، ولا يكاد أحد منهم يقيم ليلتين. ومتوسّط وصول الشاحنات في موعده، والعملاء غاضبون. فيلم قصير عمّا يُسقطه المتوسّط، وعمّا ينبغي أن تطلبه بدلًا منه.</p>
        <h2>في أربع عشرة دقيقة</h2>
        <ul><li>المتوسّط الحسابي والوسيط، ومتى يفترقان</li><li>لماذا يبدو القسم الصغير دائمًا الأفضل أو الأسوأ</li><li>ثلاثة أسئلة تطرحها على أيّ رقم منفرد</li></ul>
        <p>لا رياضيات هنا سوى القسمة. <em>يُستحسن قبل اجتماع مجلس الإدارة.</em></p>`,
    },
    type: 'video',
    language: 'en',
    provider: 'The Data Room',
    duration_minutes: 14,
    price: null,
    terms: ['topic-statistics', 'skill-reading-data', 'level-beginner', 'profession-management'],
    organizations: [],
    completion: 'self',
    created_days_ago: 74,
  },
  {
    external_id: 'charts-read-correctly',
    title: { en: 'Charts that are read correctly', ar: 'رسوم بيانية لا تُساء قراءتها' },
    summary: {
      en: 'Choose the chart by the sentence it should say. Twelve redrawings, from muddle to clarity, that you do by hand first.',
      ar: 'اختر الرسم بحسب الجملة التي ينبغي أن يقولها. اثنا عشر رسمًا نعيد رسمها من الالتباس إلى الوضوح، باليد أولًا.',
    },
    description: {
      en: prose`
        <p>Before the software, a pencil. Every lesson shows a chart that was really used, asks what readers took from it, and redraws it until they take what was meant.</p>
        <h2>What you learn</h2>
        <ul><li>Lines for time, bars for size, and words for the rest</li><li>Labels where the eye already is</li><li>Colour that survives a bad projector and a colour-blind reader</li></ul>
        <h2>Who it is for</h2>
        <p>Anyone who puts numbers in front of other people: ward reports, stock reviews, annual reports.</p>
        <p>Two hours, in twelve pieces. You need squared paper.</p>`,
      ar: prose`
        <p>القلم قبل البرنامج. يعرض كل درس رسمًا استُخدم فعلًا، ويسأل عمّا فهمه القرّاء منه، ثم يعيد رسمه حتى يفهموا المقصود.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الخطوط للزمن، والأعمدة للمقادير، والكلمات لما سوى ذلك</li><li>تسميات موضوعة حيث تقع العين</li><li>ألوان تصمد أمام جهاز عرض رديء وقارئ لا يميّز الألوان</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لكل من يضع الأرقام بين أيدي الآخرين: تقارير الأقسام وجرد المخزون والتقارير السنوية.</p>
        <p>ساعتان في اثني عشر جزءًا. تحتاج إلى ورق مربّعات.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 120,
    price: null,
    terms: [
      'topic-charts',
      'topic-slides',
      'skill-presenting',
      'skill-reading-data',
      'level-intermediate',
      'profession-office',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 260,
  },
  {
    external_id: 'dashboard-clinic',
    title: { en: 'Dashboard clinic', ar: 'عيادة لوحات المتابعة' },
    summary: {
      en: 'Bring the dashboard nobody opens. Ninety minutes with two analysts, and it leaves with half the tiles and twice the readers.',
      ar: 'أحضر لوحة المتابعة التي لا يفتحها أحد. بعد تسعين دقيقة مع محلّلَين تخرج بنصف مؤشراتها وضعف قرّائها.',
    },
    description: {
      en: prose`
        <p>A working session, not a lecture. Six people bring one dashboard each; we ask of every tile who would act differently because of it, and remove it if nobody would.</p>
        <h2>Come prepared</h2>
        <ul><li>One dashboard, with permission to show it</li><li>The name of one person who should be using it</li><li>One decision it ought to help with</li></ul>
        <p>You leave with a drawing on paper and a list of changes small enough to finish that week. <strong>Knowledge of your own tool is assumed.</strong></p>`,
      ar: prose`
        <p>جلسة عمل لا محاضرة. يأتي ستة مشاركين بست لوحات، ونسأل عند كل مؤشر: من الذي سيتصرّف على نحو مختلف بسببه؟ فإن لم نجد أحدًا حذفناه.</p>
        <h2>استعدّ للجلسة</h2>
        <ul><li>لوحة متابعة واحدة مأذون لك بعرضها</li><li>اسم شخص واحد يُفترض أن يستخدمها</li><li>قرار واحد ينبغي أن تعين عليه</li></ul>
        <p>تخرج برسم على الورق وقائمة تعديلات صغيرة يمكن إنجازها في الأسبوع نفسه. <strong>نفترض إلمامك بالأداة التي تستخدمها.</strong></p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'The Data Room',
    duration_minutes: 90,
    price: null,
    terms: ['topic-charts', 'topic-service-design', 'skill-reading-data', 'level-advanced', 'profession-office'],
    organizations: [],
    completion: 'external',
    created_days_ago: 118,
    next_session: { in_days: 11, hour: 9 },
  },
  {
    external_id: 'numbers-on-the-ward',
    title: { en: 'Numbers on the ward', ar: 'الأرقام في القسم' },
    summary: {
      en: 'Falls, waits, beds, infections: what the weekly figures say about your ward, and what they cannot say.',
      ar: 'السقوط والانتظار والأسرّة والعدوى: ماذا تقول الأرقام الأسبوعية عن قسمك، وما الذي لا تستطيع قوله.',
    },
    description: {
      en: prose`
        <p>Every Monday a page of figures arrives on the ward. This course reads it with you, line by line, and shows where each number begins: with a tick somebody made at a bedside.</p>
        <h2>What you learn</h2>
        <ul><li>How each figure is counted, and how it can be miscounted</li><li>Telling a bad week from a bad trend</li><li>Raising a number at handover without blaming anybody</li></ul>
        <p>For nurses and nurse managers at Saltmarsh. Three half-hour parts; the examples are from our own wards, with the names taken out.</p>`,
      ar: prose`
        <p>تصل إلى القسم كل يوم اثنين صفحة من الأرقام. تقرؤها هذه الدورة معك سطرًا سطرًا، وتُريك من أين يبدأ كل رقم: من علامة وضعها أحدهم إلى جانب سرير.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>كيف يُحسب كل رقم، وكيف قد يُخطأ في حسابه</li><li>كيف تميّز أسبوعًا سيئًا من اتجاه سيئ</li><li>كيف تثير رقمًا عند تسليم المناوبة من دون لوم أحد</li></ul>
        <p>لكادر التمريض ومسؤوليه في مستشفى سولتمارش. ثلاثة أجزاء، مدة كل منها نصف ساعة، وأمثلتها من أقسامنا بعد حذف الأسماء.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 90,
    price: null,
    terms: ['topic-statistics', 'topic-patient-safety', 'skill-reading-data', 'level-intermediate', 'profession-care'],
    organizations: ['saltmarsh'],
    completion: 'self',
    created_days_ago: 150,
  },
]
