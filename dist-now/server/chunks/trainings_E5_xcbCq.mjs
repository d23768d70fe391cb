import { i as prose } from "./pages_CmvNGaFo.mjs";
// demo/content/trainings/data.ts
var dataTrainings = [
	{
		external_id: "spreadsheets-that-explain",
		title: {
			en: "Spreadsheets that explain themselves",
			ar: "جداول بيانات تشرح نفسها"
		},
		summary: {
			en: "Build a sheet that a colleague can open in a year and understand. Tidy columns, honest formulas, nothing hidden.",
			ar: "أعِدّ جدولًا يفتحه زميلك بعد عام فيفهمه: أعمدة مرتّبة ومعادلات واضحة ولا شيء مخفيّ."
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
        <p>ستة دروس، مدة كل منها نصف ساعة، تُصلح خلالها ملفًا مليئًا بأخطاء مألوفة، ثم تحتفظ به.</p>`
		},
		type: "course",
		language: "en",
		provider: "The Data Room",
		duration_minutes: 180,
		price: null,
		terms: [
			"topic-spreadsheets",
			"skill-reading-data",
			"level-beginner",
			"profession-office",
			"profession-logistics"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 480
	},
	{
		external_id: "sql-first-question",
		title: {
			en: "SQL, from the first question",
			ar: "لغة SQL من السؤال الأول"
		},
		summary: {
			en: "Ask a database in its own language and get the answer yourself. Practised on the records of a small imaginary library.",
			ar: "خاطب قاعدة البيانات بلغتها واستخرج الجواب بنفسك. التمارين على سجلات مكتبة صغيرة متخيَّلة."
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
        <p>ثمانية دروس مع قاعدة بيانات تدريبية تعمل في المتصفح. <strong>لن تستطيع إفسادها</strong>، ولك أن تحاول.</p>`
		},
		type: "course",
		language: "en",
		provider: "The Data Room",
		duration_minutes: 240,
		price: null,
		terms: [
			"topic-databases",
			"skill-querying",
			"skill-reading-data",
			"level-beginner",
			"profession-library"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 395
	},
	{
		external_id: "averages-and-other-traps",
		title: {
			en: "Averages, and other traps",
			ar: "المتوسّط وفخاخ أخرى"
		},
		summary: {
			en: "Fourteen minutes on how a true number can tell an untrue story, with three examples from our own houses.",
			ar: "أربع عشرة دقيقة عن رقم صحيح يروي قصة غير صحيحة، مع ثلاثة أمثلة من مؤسساتنا."
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
        <p>لا رياضيات هنا سوى القسمة. <em>يُستحسن قبل اجتماع مجلس الإدارة.</em></p>`
		},
		type: "video",
		language: "en",
		provider: "The Data Room",
		duration_minutes: 14,
		price: null,
		terms: [
			"topic-statistics",
			"skill-reading-data",
			"level-beginner",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 74
	},
	{
		external_id: "charts-read-correctly",
		title: {
			en: "Charts that are read correctly",
			ar: "رسوم بيانية لا تُساء قراءتها"
		},
		summary: {
			en: "Choose the chart by the sentence it should say. Twelve redrawings, from muddle to clarity, that you do by hand first.",
			ar: "اختر الرسم بحسب الجملة التي ينبغي أن يقولها. اثنا عشر رسمًا نعيد رسمها من الالتباس إلى الوضوح، باليد أولًا."
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
        <p>ساعتان في اثني عشر جزءًا. تحتاج إلى ورق مربّعات.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 120,
		price: null,
		terms: [
			"topic-charts",
			"topic-slides",
			"skill-presenting",
			"skill-reading-data",
			"level-intermediate",
			"profession-office"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 260
	},
	{
		external_id: "dashboard-clinic",
		title: {
			en: "Dashboard clinic",
			ar: "عيادة لوحات المتابعة"
		},
		summary: {
			en: "Bring the dashboard nobody opens. Ninety minutes with two analysts, and it leaves with half the tiles and twice the readers.",
			ar: "أحضر لوحة المتابعة التي لا يفتحها أحد. بعد تسعين دقيقة مع محلّلَين تخرج بنصف مؤشراتها وضعف قرّائها."
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
        <p>تخرج برسم على الورق وقائمة تعديلات صغيرة يمكن إنجازها في الأسبوع نفسه. <strong>نفترض إلمامك بالأداة التي تستخدمها.</strong></p>`
		},
		type: "session",
		language: "en",
		provider: "The Data Room",
		duration_minutes: 90,
		price: null,
		terms: [
			"topic-charts",
			"topic-service-design",
			"skill-reading-data",
			"level-advanced",
			"profession-office"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 118,
		next_session: {
			in_days: 11,
			hour: 9
		}
	},
	{
		external_id: "numbers-on-the-ward",
		title: {
			en: "Numbers on the ward",
			ar: "الأرقام في القسم"
		},
		summary: {
			en: "Falls, waits, beds, infections: what the weekly figures say about your ward, and what they cannot say.",
			ar: "السقوط والانتظار والأسرّة والعدوى: ماذا تقول الأرقام الأسبوعية عن قسمك، وما الذي لا تستطيع قوله."
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
        <p>لكادر التمريض ومسؤوليه في مستشفى سولتمارش. ثلاثة أجزاء، مدة كل منها نصف ساعة، وأمثلتها من أقسامنا بعد حذف الأسماء.</p>`
		},
		type: "course",
		language: "en",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 90,
		price: null,
		terms: [
			"topic-statistics",
			"topic-patient-safety",
			"skill-reading-data",
			"level-intermediate",
			"profession-care"
		],
		organizations: ["saltmarsh"],
		completion: "self",
		created_days_ago: 150
	}
];
// demo/content/trainings/design.ts
var designTrainings = [
	{
		external_id: "good-type-every-day",
		title: {
			en: "Good type for everyday documents",
			ar: "خطوط حسنة لوثائق كل يوم"
		},
		summary: {
			en: "Notices, letters, menus and forms that look as if somebody cared. No design software, only better decisions.",
			ar: "إعلانات ورسائل وقوائم طعام ونماذج تبدو كأن أحدًا اعتنى بها. لا برامج تصميم، بل قرارات أفضل."
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
        <p>تسعة دروس، مدة كل منها عشر دقائق، تُصلح في كل درس وثيقة مألوفة: إعلان موقف سيارات، وجدول قسم، وقائمة فطور.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 90,
		price: null,
		terms: [
			"topic-typography",
			"skill-editing",
			"level-beginner",
			"profession-office",
			"profession-library"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 168
	},
	{
		external_id: "accessible-by-habit",
		title: {
			en: "Accessible by habit",
			ar: "إتاحة الوصول عادةً لا استثناءً"
		},
		summary: {
			en: "Documents, pages and rooms that work for everyone, learned as a dozen habits instead of a thick rulebook.",
			ar: "وثائق وصفحات وقاعات تصلح للجميع، تتعلّمها في اثنتي عشرة عادة بدلًا من كتاب قواعد ضخم."
		},
		description: {
			en: prose`
        <p>Roughly one colleague in six lives with a disability, often one that nobody sees. What helps them tends to help the tired, the hurried and the people on a small telephone.</p>
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
        <p>اثنتا عشرة عادة، واحدة كل يوم، من عشر دقائق إلى خمس عشرة. وقد جُرّبت الدورة نفسها بقارئات الشاشة بالإنجليزية والعربية.</p>`
		},
		type: "course",
		language: "en",
		provider: "Bell Lane City Library",
		duration_minutes: 150,
		price: null,
		terms: [
			"topic-accessibility",
			"topic-web",
			"skill-editing",
			"level-beginner",
			"profession-library",
			"profession-teaching"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 145
	},
	{
		external_id: "signs-people-follow",
		title: {
			en: "Signs that people follow",
			ar: "لافتات يتبعها الناس"
		},
		summary: {
			en: "Why visitors still ask the way under a sign that tells them. Finding one’s way in hospitals, halls and stacks.",
			ar: "لماذا يسأل الزوار عن الطريق وهم تحت لافتة تدلّهم عليه؟ عن الاهتداء في المستشفيات والقاعات ورفوف الكتب."
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
        <p>لفرق المرافق وموظفي الاستقبال وأمناء المكتبات. أحضر صورة أسوأ لافتة في مؤسستك، وسنختار منها خمسًا.</p>`
		},
		type: "webinar",
		language: "en",
		provider: "Bell Lane City Library",
		duration_minutes: 60,
		price: null,
		terms: [
			"topic-service-design",
			"topic-accessibility",
			"skill-hosting",
			"level-beginner",
			"profession-library"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 33,
		next_session: {
			in_days: 10,
			hour: 14
		}
	},
	{
		external_id: "walk-the-service",
		title: {
			en: "Walk the service",
			ar: "سِر في الخدمة كما يسير فيها الناس"
		},
		summary: {
			en: "Spend a day as your own visitor, with a notebook, and go home with three repairs. A workshop in the city.",
			ar: "كن زائر مؤسستك ليوم واحد ومعك دفتر، وعُد بثلاثة إصلاحات. ورشة عمل في المدينة."
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
        <p>لثنائيات من المؤسسة نفسها. تفيد الخبرة السابقة في تصميم الخدمات. <strong>الغداء مشمول.</strong></p>`
		},
		type: "session",
		language: "en",
		provider: "Northlight Institute",
		duration_minutes: 420,
		price: {
			amount: 7500,
			currency: "GBP"
		},
		terms: [
			"topic-service-design",
			"skill-listening",
			"skill-hosting",
			"level-advanced",
			"profession-hospitality"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 88,
		next_session: {
			in_days: 26,
			hour: 9
		}
	},
	{
		external_id: "one-idea-per-slide",
		title: {
			en: "One idea per slide",
			ar: "فكرة واحدة في كل شريحة"
		},
		summary: {
			en: "Eighteen minutes in which a deck of sixty slides becomes nine, and the talk becomes a talk again.",
			ar: "ثماني عشرة دقيقة تتقلّص فيها ستون شريحة إلى تسع، ويعود الحديث حديثًا."
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
        <p>لكل من يقدّم عروضًا مهما ندر ذلك. الشرائح قبل الاختصار وبعده متاحة للتنزيل.</p>`
		},
		type: "video",
		language: "en",
		provider: "Brandt & Okafor Engineers",
		duration_minutes: 18,
		price: null,
		terms: [
			"topic-slides",
			"skill-presenting",
			"skill-editing",
			"level-beginner",
			"profession-engineering",
			"profession-teaching"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 12
	}
];
// demo/content/trainings/finance.ts
var financeTrainings = [
	{
		external_id: "a-budget-for-a-small-team",
		title: {
			en: "A budget for a small team",
			ar: "ميزانية لفريق صغير"
		},
		summary: {
			en: "Plan a year of money for eight people and a cupboard. With a worked example that goes wrong in June.",
			ar: "خطّط لمال عام كامل لثمانية أشخاص وخزانة لوازم، مع مثال محلول يختلّ في شهر يونيو."
		},
		description: {
			en: prose`
        <p>A budget is a story about next year, told in numbers and never quite true. A good one tells you early in which way it is wrong.</p>
        <h2>What you learn</h2>
        <ul><li>What you can decide, and what has been decided for you</li><li>Spreading costs over the months in which they really fall</li><li>A monthly look that takes a quarter of an hour</li></ul>
        <h2>Who it is for</h2>
        <p>Leads who have been handed a number and would like to hand back a better one.</p>
        <p>Seven lessons and a plain sheet, which you keep and reuse.</p>`,
			ar: prose`
        <p>الميزانية حكاية عن العام المقبل تُروى بالأرقام، ولا تصدق تمامًا أبدًا. والجيدة منها تخبرك مبكرًا في أيّ اتجاه أخطأت.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>ما الذي تملك قراره، وما الذي حُسم قبلك</li><li>توزيع التكاليف على الأشهر التي تقع فيها فعلًا</li><li>مراجعة شهرية لا تستغرق أكثر من ربع ساعة</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للمسؤولين الذين سُلّموا رقمًا ويودّون أن يعيدوا رقمًا أفضل منه.</p>
        <p>سبعة دروس وجدول بسيط تحتفظ به وتعيد استخدامه.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 110,
		price: null,
		terms: [
			"topic-budgets",
			"topic-spreadsheets",
			"skill-budgeting",
			"skill-planning",
			"level-beginner",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 290
	},
	{
		external_id: "accounts-in-an-afternoon",
		title: {
			en: "The annual accounts in an afternoon",
			ar: "الحسابات السنوية في عصر يوم واحد"
		},
		summary: {
			en: "Three pages, read slowly, with an accountant beside you who likes questions. Sooner or later you sign such a thing.",
			ar: "ثلاث صفحات تُقرأ على مهل مع محاسبة تحبّ الأسئلة. فعاجلًا أو آجلًا ستوقّع على وثيقة كهذه."
		},
		description: {
			en: prose`
        <p>The balance sheet, the income statement and the cash flow tell one story from three windows. This course stands at each of them in turn, with the true accounts of a hotel of forty rooms.</p>
        <h2>What you learn</h2>
        <ul><li>Profit and cash, and why one can be there without the other</li><li>Reading the notes first, where the interesting things live</li><li>Five questions worth asking at any annual meeting</li></ul>
        <p>For managers and board members without a background in accounting. Three hours, with a pause for tea.</p>`,
			ar: prose`
        <p>الميزانية العمومية وقائمة الدخل والتدفقات النقدية تروي حكاية واحدة من ثلاث نوافذ. تقف هذه الدورة عند كلّ منها بالتتابع، مع حسابات حقيقية لفندق من أربعين غرفة.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الربح والنقد، ولماذا قد يحضر أحدهما ويغيب الآخر</li><li>البدء بقراءة الإيضاحات، ففيها أكثر ما يستحق الانتباه</li><li>خمسة أسئلة جديرة بأن تُطرح في أيّ اجتماع سنوي</li></ul>
        <p>للمديرين وأعضاء المجالس ممّن لا خلفية محاسبية لهم. ثلاث ساعات تتخلّلها استراحة شاي.</p>`
		},
		type: "course",
		language: "en",
		provider: "Northlight Institute",
		duration_minutes: 180,
		price: {
			amount: 2900,
			currency: "EUR"
		},
		terms: [
			"topic-accounts",
			"skill-reading-data",
			"skill-budgeting",
			"level-intermediate",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 67
	},
	{
		external_id: "buying-fairly",
		title: {
			en: "Buying fairly",
			ar: "شراء منصف"
		},
		summary: {
			en: "Offers, thresholds and gifts: the purchasing rules of our organisations in ordinary words, with the reasons.",
			ar: "العروض والحدود المالية والهدايا: قواعد الشراء في مؤسساتنا بكلمات مألوفة، مع أسبابها."
		},
		description: {
			en: prose`
        <p>Most rules about buying were written after somebody regretted something. Knowing what it was makes them easier to keep.</p>
        <h2>What is inside</h2>
        <ul><li>When one offer is enough and when you need three</li><li>Describing what you need without describing a brand</li><li>The box of chocolates: a short chapter about gifts</li></ul>
        <p>Thirty-five minutes of reading for everyone who may place an order. The tables at the end are reviewed each January.</p>`,
			ar: prose`
        <p>كُتبت معظم قواعد الشراء بعد أن ندم أحدهم على أمر ما. ومعرفة ذلك الأمر تجعل الالتزام بها أيسر.</p>
        <h2>ماذا في الداخل</h2>
        <ul><li>متى يكفي عرض واحد، ومتى تلزمك ثلاثة</li><li>كيف تصف حاجتك من دون أن تصف علامة تجارية</li><li>علبة الشوكولاتة: فصل قصير عن الهدايا</li></ul>
        <p>خمس وثلاثون دقيقة من القراءة لكل مخوَّل بالشراء. تُراجَع الجداول الملحقة في يناير من كل عام.</p>`
		},
		type: "document",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 35,
		price: null,
		terms: [
			"topic-purchasing",
			"skill-negotiating",
			"skill-risk",
			"level-beginner",
			"profession-office"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 510
	},
	{
		external_id: "the-night-audit",
		title: {
			en: "The night audit, calmly",
			ar: "التدقيق الليلي بهدوء"
		},
		summary: {
			en: "Closing the hotel’s day at two in the morning: the till, the rooms, the differences, and how to leave a good note.",
			ar: "إقفال يوم الفندق في الثانية فجرًا: الصندوق والغرف والفروقات، وكيف تترك لزميلك ملاحظة حسنة."
		},
		description: {
			en: prose`
        <p>The house is quiet, the system wants a date, and the till is four euros short. This course walks you through a whole night, including the three things that usually happen at once.</p>
        <h2>What you learn</h2>
        <ul><li>The order of the closing, and the one step that cannot be undone</li><li>Looking for a difference for ten minutes, then writing it down</li><li>The note for the morning: what, since when, what you did</li></ul>
        <p>For receptionists and managers at the Almond Court. One hour with a practice till; try it on a quiet Sunday.</p>`,
			ar: prose`
        <p>الفندق ساكن، والنظام يطلب تاريخًا، والصندوق ينقصه أربعة يوروهات. ترافقك هذه الدورة ليلة كاملة، بما فيها الأمور الثلاثة التي تقع عادةً في وقت واحد.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>ترتيب خطوات الإقفال، والخطوة الوحيدة التي لا رجوع عنها</li><li>أن تبحث عن الفرق عشر دقائق، ثم تدوّنه</li><li>ملاحظة الصباح: ماذا حدث، ومنذ متى، وماذا فعلت</li></ul>
        <p>لموظفي الاستقبال والمديرين في فندق باحة اللوز. ساعة واحدة مع صندوق تدريبي، ويُستحسن أن تجرّبها في ليلة أحد هادئة.</p>`
		},
		type: "course",
		language: "en",
		provider: "Almond Court Hotel",
		duration_minutes: 60,
		price: null,
		terms: [
			"topic-accounts",
			"skill-risk",
			"skill-hosting",
			"level-intermediate",
			"profession-hospitality"
		],
		organizations: ["almond-court"],
		completion: "self",
		created_days_ago: 240
	}
];
// demo/content/trainings/languages.ts
var languageTrainings = [
	{
		external_id: "arabic-for-the-front-desk",
		title: {
			en: "Arabic for the front desk",
			ar: "العربية لموظفي الاستقبال"
		},
		summary: {
			en: "Greet, listen, direct, apologise. Forty useful exchanges and the alphabet, so that names come out right.",
			ar: "ترحيب وإصغاء وإرشاد واعتذار. أربعون حوارًا نافعًا مع الأبجدية، لتُنطق الأسماء نطقًا سليمًا."
		},
		description: {
			en: prose`
        <p>A guest who hears their own name said properly has already arrived. This course begins with sounds and names, and only then with sentences.</p>
        <h2>What you learn</h2>
        <ul><li>Reading and writing the letters, two or three a lesson</li><li>Welcoming, asking, explaining the way, saying sorry and meaning it</li><li>Understanding the answer, which is the harder half</li></ul>
        <h2>Who it is for</h2>
        <p>Reception desks of every kind: hotel, hospital, library, school. No Arabic needed.</p>
        <h2>How it works</h2>
        <p>Twenty lessons of fifteen minutes, with the voices of four speakers from four countries.</p>`,
			ar: prose`
        <p>من يسمع اسمه منطوقًا نطقًا سليمًا يشعر بأنه وصل. تبدأ هذه الدورة بالأصوات والأسماء، ثم تنتقل إلى الجمل.</p>
        <h2>ماذا يتعلّم المشارك</h2>
        <ul><li>قراءة الحروف وكتابتها، حرفان أو ثلاثة في كل درس</li><li>الترحيب والسؤال ووصف الطريق والاعتذار الصادق</li><li>فهم الجواب، وهو النصف الأصعب</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لمكاتب الاستقبال على اختلافها، في الفندق والمستشفى والمكتبة والمدرسة، لمن لا يعرف العربية.</p>
        <h2>كيف تسير</h2>
        <p>عشرون درسًا، مدة كل منها ربع ساعة، بأصوات أربعة متحدّثين من أربعة بلدان.</p>`
		},
		type: "course",
		language: "en",
		provider: "Open Tongues",
		duration_minutes: 300,
		price: {
			amount: 1500,
			currency: "EUR"
		},
		terms: [
			"topic-arabic",
			"skill-conversation",
			"skill-hosting",
			"level-beginner",
			"profession-hospitality"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 230
	},
	{
		external_id: "english-for-care-teams",
		title: {
			en: "English for care teams",
			ar: "الإنجليزية لفرق الرعاية"
		},
		summary: {
			en: "The English of wards and corridors: reassuring a patient, writing a note, telephoning the laboratory.",
			ar: "الإنجليزية كما تُسمع في الأقسام والممرات: طمأنة مريض، وكتابة ملاحظة، ومهاتفة المختبر."
		},
		description: {
			en: prose`
        <p>You already speak English well enough for a journey. This course brings it to where a patient can lean on it.</p>
        <h2>What you learn</h2>
        <ul><li>Asking about pain in words that are not in the textbook</li><li>Notes that the next shift reads once</li><li>Numbers, doses and names by telephone, without a mistake</li></ul>
        <h2>Who it is for</h2>
        <p>Nurses, therapists and carers who use English every day and would like to stop translating in their heads.</p>
        <h2>How it works</h2>
        <p>Ten hours at your own pace, then two conversations with a tutor. Intermediate English is needed to begin.</p>`,
			ar: prose`
        <p>إنجليزيتك تكفيك في السفر. ترتقي بها هذه الدورة إلى حيث يستطيع مريض أن يستند إليها.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>السؤال عن الألم بكلمات لا تجدها في الكتب المدرسية</li><li>ملاحظات تقرؤها المناوبة التالية مرة واحدة فتفهمها</li><li>الأرقام والجرعات والأسماء عبر الهاتف بلا خطأ</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للممرضين والمعالجين ومقدّمي الرعاية ممّن يستخدمون الإنجليزية كل يوم ويودّون الكفّ عن الترجمة في أذهانهم.</p>
        <h2>كيف تسير</h2>
        <p>عشر ساعات بالوتيرة التي تناسبك، تليها محادثتان مع مدرّس. يلزم للبدء مستوى متوسط في الإنجليزية.</p>`
		},
		type: "course",
		language: "en",
		provider: "Open Tongues",
		duration_minutes: 600,
		price: {
			amount: 2e3,
			currency: "EUR"
		},
		terms: [
			"topic-english",
			"topic-patient-safety",
			"skill-conversation",
			"level-intermediate",
			"profession-care"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 188
	},
	{
		external_id: "deutsch-auf-station",
		title: {
			en: "German on the ward",
			ar: "الألمانية في أقسام المستشفى"
		},
		summary: {
			en: "From careful sentences to a calm conversation at the bedside. Taught in German, for those who have the basics.",
			ar: "من جُمل حذرة إلى حديث هادئ إلى جانب سرير المريض. تُدرَّس بالألمانية لمن يملكون أساسياتها."
		},
		description: {
			en: prose`
        <p>Twelve weeks with the German of rounds, meals, visitors and worries. The lessons are in German from the first minute, slow at first, and then as fast as Ward 2 really speaks.</p>
        <h2>What you learn</h2>
        <ul><li>Explaining a procedure before, during and after it</li><li>Understanding dialect, or at least asking kindly for a second try</li><li>Writing a care note that needs no correction</li></ul>
        <p>For care staff with basic German. One hour a week of reading and listening; <strong>an examiner’s conversation at the end</strong>.</p>`,
			ar: prose`
        <p>اثنا عشر أسبوعًا مع الألمانية كما تُستخدم في الجولات الطبية وأوقات الطعام ومع الزوار وعند القلق. الدروس بالألمانية منذ الدقيقة الأولى، بطيئة في البداية، ثم بالسرعة التي يتحدّث بها القسم الثاني فعلًا.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>شرح الإجراء الطبي قبله وأثناءه وبعده</li><li>فهم اللهجات، أو طلب الإعادة بلطف على الأقل</li><li>كتابة ملاحظة رعاية لا تحتاج إلى تصحيح</li></ul>
        <p>لكوادر الرعاية الملمّين بأساسيات الألمانية. ساعة من القراءة والاستماع كل أسبوع، و<strong>محادثة مع ممتحن في الختام</strong>.</p>`
		},
		type: "course",
		language: "de",
		provider: "Open Tongues",
		duration_minutes: 720,
		price: {
			amount: 3500,
			currency: "EUR"
		},
		terms: [
			"topic-german",
			"skill-conversation",
			"level-intermediate",
			"profession-care"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 275
	},
	{
		external_id: "espanol-en-recepcion",
		title: {
			en: "Spanish at the reception desk",
			ar: "الإسبانية في مكتب الاستقبال"
		},
		summary: {
			en: "Arrivals, requests, small disasters. A warm hour a week in Spanish, built around what guests really ask.",
			ar: "وصول النزلاء وطلباتهم ومشكلاتهم الصغيرة. ساعة ودودة بالإسبانية كل أسبوع، تدور حول ما يسأل عنه النزلاء فعلًا."
		},
		description: {
			en: prose`
        <p>We listened at three reception desks for a month and wrote down every question in Spanish. There were fewer than a hundred. They are all here, with two good answers each.</p>
        <h2>What you learn</h2>
        <ul><li>Welcoming a family at midnight</li><li>Directions, opening hours, prices and the weather</li><li>Saying no in a way that still feels like help</li></ul>
        <p>Six lessons of an hour, <strong>taught in Spanish</strong>, for people who learned some at school and thought it was gone.</p>`,
			ar: prose`
        <p>أصغينا شهرًا في ثلاثة مكاتب استقبال ودوّنّا كل سؤال طُرح بالإسبانية، فلم تبلغ الأسئلة مئة. تجدها هنا كلها، ولكلّ منها جوابان جيدان.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الترحيب بعائلة تصل في منتصف الليل</li><li>وصف الطريق ومواعيد العمل والأسعار وحالة الطقس</li><li>أن تعتذر عن طلب ويظلّ جوابك عونًا لصاحبه</li></ul>
        <p>ستة دروس، مدة كل منها ساعة، <strong>تُدرَّس بالإسبانية</strong>، لمن تعلّموا شيئًا منها في المدرسة وظنّوا أنهم نسوه.</p>`
		},
		type: "course",
		language: "es",
		provider: "Almond Court Hotel",
		duration_minutes: 360,
		price: {
			amount: 2e3,
			currency: "EUR"
		},
		terms: [
			"topic-spanish",
			"skill-conversation",
			"skill-hosting",
			"level-intermediate",
			"profession-hospitality"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 43
	},
	{
		external_id: "first-signs",
		title: {
			en: "First signs",
			ar: "إشارات أولى"
		},
		summary: {
			en: "Two hours of sign language for public desks, taught by a Deaf teacher, almost without a spoken word.",
			ar: "ساعتان من لغة الإشارة لمكاتب خدمة الجمهور مع معلّمة صمّاء، ومن دون كلام منطوق تقريبًا."
		},
		description: {
			en: prose`
        <p>The session begins in silence and stays there. Within twenty minutes you will have understood more than you expect, which is the first lesson.</p>
        <h2>What you learn</h2>
        <ul><li>Greeting, your name, please wait, please write it down</li><li>Fingerspelling slowly and reading it bravely</li><li>Facing the person, and what to do with an interpreter in the room</li></ul>
        <h2>Who it is for</h2>
        <p>Library, reception and school staff; anyone who stands behind a desk. Sixteen places.</p>`,
			ar: prose`
        <p>تبدأ الجلسة صامتة وتبقى كذلك. وفي غضون عشرين دقيقة ستجد أنك فهمت أكثر مما توقّعت، وذاك هو الدرس الأول.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>التحية، واسمك، و«انتظر من فضلك»، و«اكتبها لي من فضلك»</li><li>تهجئة الأصابع ببطء، وقراءتها بشجاعة</li><li>مواجهة محدّثك، وكيف تتصرّف حين يحضر مترجم</li></ul>
        <h2>لمن هذه الجلسة</h2>
        <p>لموظفي المكتبة والاستقبال والمدرسة، ولكل من يقف خلف مكتب. المقاعد ستة عشر.</p>`
		},
		type: "session",
		language: "en",
		provider: "Bell Lane City Library",
		duration_minutes: 120,
		price: null,
		terms: [
			"topic-sign-language",
			"topic-accessibility",
			"skill-conversation",
			"skill-hosting",
			"level-beginner",
			"profession-library"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 57,
		next_session: {
			in_days: 14,
			hour: 15
		}
	}
];
// demo/content/trainings/leadership.ts
var leadershipTrainings = [
	{
		external_id: "first-ninety-days",
		title: {
			en: "The first ninety days of leading",
			ar: "أيامك التسعون الأولى في القيادة"
		},
		summary: {
			en: "You knew the work; now you look after the people who do it. A steady path through the first three months, one week at a time.",
			ar: "كنت تُتقن العمل، وصرت اليوم مسؤولًا عمّن يؤدّونه. مسار هادئ يرافقك في الأشهر الثلاثة الأولى أسبوعًا بعد أسبوع."
		},
		description: {
			en: prose`
        <p>Most people are promoted because they did something well, and then find that leading is a different craft. This course begins on your first Monday and keeps you company until the end of the quarter.</p>
        <h2>What you learn</h2>
        <ul><li>How to hold a first conversation with each member of the team, and what to listen for</li><li>Which decisions to take at once, and which to leave alone for a month</li><li>How to put down your old job without letting it fall</li></ul>
        <h2>Who it is for</h2>
        <p>Anyone who has led a team for less than a year, on a ward, in a warehouse or in an office.</p>
        <h2>How it works</h2>
        <p>Twelve chapters of about ten minutes, each with <strong>one thing to try</strong> before the next. Most people take one a week.</p>`,
			ar: prose`
        <p>تأتي الترقية غالبًا لأن صاحبها أجاد عملًا ما، ثم يكتشف أن القيادة صنعة أخرى. تبدأ هذه الدورة معك من يومك الأول في منصبك الجديد، وترافقك حتى نهاية الربع الأول.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>كيف تُجري لقاءً أول مع كل فرد في الفريق، وإلى ماذا تُصغي فيه</li><li>أيّ القرارات لا يحتمل التأجيل، وأيّها يحسن أن تتركه شهرًا</li><li>كيف تسلّم عملك السابق من دون أن يتعثّر</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لكل من يقود فريقًا منذ أقل من عام، في قسم طبي أو مستودع أو مكتب.</p>
        <h2>كيف تسير</h2>
        <p>اثنا عشر فصلًا، مدة كل منها نحو عشر دقائق، وفي كل فصل <strong>خطوة واحدة تجرّبها</strong> قبل الذي يليه. يكتفي معظم المشاركين بفصل في الأسبوع.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 120,
		price: null,
		terms: [
			"topic-new-leads",
			"skill-listening",
			"skill-delegating",
			"level-beginner",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 540
	},
	{
		external_id: "honest-feedback",
		title: {
			en: "Honest feedback, kindly given",
			ar: "ملاحظات صادقة بأسلوب كريم"
		},
		summary: {
			en: "Two hours of practice with the sentences that are hardest to say. You bring one conversation you have been putting off.",
			ar: "ساعتان من التدرّب على أصعب الجمل قولًا. أحضر معك حوارًا طال تأجيله."
		},
		description: {
			en: prose`
        <p>Feedback goes wrong in two ways: we wrap it until nobody can find it, or we drop it on somebody’s desk and leave. Between the two lies a skill that can be practised like any other.</p>
        <h2>What happens in the session</h2>
        <ul><li>We look at three short scenes and find the sentence where each one turned</li><li>You write the opening of your own conversation, in two sentences</li><li>You try it three times in pairs, with a colleague who answers as your colleague might</li></ul>
        <h2>Who it is for</h2>
        <p>Leads and colleagues alike. At most fourteen people, so that everybody speaks.</p>
        <p>Nothing said in the room leaves it. <em>Bring a pen; leave the laptop.</em></p>`,
			ar: prose`
        <p>تُخفق الملاحظات بإحدى طريقتين: أن نغلّفها حتى لا يجدها أحد، أو أن نلقيها على مكتب زميل ثم ننصرف. وبين الطريقتين مهارة تُكتسب بالتدرّب كأيّ مهارة أخرى.</p>
        <h2>ماذا يجري في الجلسة</h2>
        <ul><li>نتأمّل ثلاثة مشاهد قصيرة ونبحث في كلّ منها عن الجملة التي غيّرت مجراه</li><li>تكتب مطلع حوارك أنت في جملتين</li><li>تجرّبه ثلاث مرات مع زميل يجيبك كما قد يجيبك صاحب الشأن</li></ul>
        <h2>لمن هذه الجلسة</h2>
        <p>للمسؤولين والزملاء على السواء. لا يتجاوز العدد أربعة عشر مشاركًا ليتسنّى للجميع الكلام.</p>
        <p>ما يُقال في القاعة يبقى فيها. <em>أحضر قلمًا، واترك حاسوبك.</em></p>`
		},
		type: "session",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 120,
		price: null,
		terms: [
			"topic-conversations",
			"skill-feedback",
			"skill-listening",
			"level-intermediate",
			"profession-management"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 310,
		next_session: {
			in_days: 6,
			hour: 13
		}
	},
	{
		external_id: "meetings-worth-the-hour",
		title: {
			en: "Meetings worth the hour",
			ar: "اجتماعات تستحق وقتها"
		},
		summary: {
			en: "Fewer meetings, shorter ones, and a way to tell beforehand which kind you are about to call.",
			ar: "اجتماعات أقلّ وأقصر، وطريقة تعرف بها مسبقًا أيّ نوع من الاجتماعات توشك أن تدعو إليه."
		},
		description: {
			en: prose`
        <p>A meeting is the most expensive thing most teams make, and the only one nobody signs for. In this webinar we take a real week of meetings from a volunteer and edit it, as one edits a text.</p>
        <h2>What you take away</h2>
        <ul><li>Four kinds of meeting, and the one question that tells them apart</li><li>An invitation that fits in three lines</li><li>What to do when two people talk and nine listen</li></ul>
        <p>For anyone who calls meetings, which is nearly everyone. Come with your calendar of last week open beside you.</p>
        <p>The recording is here the day after, with the one-page checklist.</p>`,
			ar: prose`
        <p>الاجتماع أغلى ما تنتجه معظم الفرق، وهو وحده الذي لا يوقّع أحد على تكلفته. في هذه الندوة نأخذ أسبوعًا حقيقيًا من اجتماعات أحد المتطوّعين ونحرّره كما يُحرَّر النص.</p>
        <h2>بماذا ستخرج</h2>
        <ul><li>أربعة أنواع من الاجتماعات، والسؤال الذي يميّز بينها</li><li>دعوة لا تتجاوز ثلاثة أسطر</li><li>ما العمل حين يتحدّث اثنان ويصمت تسعة</li></ul>
        <p>لكل من يدعو إلى اجتماعات، أي للجميع تقريبًا. أبقِ تقويم أسبوعك الماضي مفتوحًا إلى جانبك.</p>
        <p>تجد التسجيل هنا في اليوم التالي، ومعه قائمة تحقّق من صفحة واحدة.</p>`
		},
		type: "webinar",
		language: "en",
		provider: "Brandt & Okafor Engineers",
		duration_minutes: 60,
		price: null,
		terms: [
			"topic-teams",
			"skill-facilitating",
			"skill-planning",
			"level-beginner",
			"profession-office"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 96,
		next_session: {
			in_days: 3,
			hour: 10
		}
	},
	{
		external_id: "leading-through-change",
		title: {
			en: "Leading people through change",
			ar: "قيادة الناس في أوقات التغيير"
		},
		summary: {
			en: "A new building, a new system, a new owner. How to tell people early, listen longer than is comfortable, and keep the work going.",
			ar: "مبنى جديد أو نظام جديد أو مالك جديد: كيف تُخبر الناس مبكرًا، وتُصغي أطول مما تودّ، وتحافظ على سير العمل."
		},
		description: {
			en: prose`
        <p>People do not resist change so much as they resist being surprised. This course follows three real moves: a ward into a new wing, a warehouse onto a new system, a reading room into its temporary home.</p>
        <h2>What you learn</h2>
        <ul><li>What to say when you do not yet know the answer</li><li>How to plan the first bad week, because there will be one</li><li>How to keep hold of what was good about the old way</li></ul>
        <h2>Who it is for</h2>
        <p>Managers with a change on the calendar in the next half year.</p>
        <h2>How it works</h2>
        <p>Four parts of an hour, taken over a month, with a <strong>change diary</strong> that your own manager may read if you wish.</p>`,
			ar: prose`
        <p>لا يقاوم الناس التغيير بقدر ما يقاومون المفاجأة. تتتبّع هذه الدورة ثلاث تجارب حقيقية: قسم ينتقل إلى جناح جديد، ومستودع يتحوّل إلى نظام جديد، وقاعة مطالعة تنتقل إلى مقرّ مؤقت.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>ماذا تقول حين لا تملك الجواب بعد</li><li>كيف تستعدّ للأسبوع الصعب الأول، فهو آتٍ لا محالة</li><li>كيف تحفظ ما كان حسنًا في الطريقة القديمة</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للمديرين المقبلين على تغيير خلال نصف العام القادم.</p>
        <h2>كيف تسير</h2>
        <p>أربعة أجزاء، مدة كل منها ساعة، موزّعة على شهر، مع <strong>دفتر يوميات للتغيير</strong> لمديرك أن يطّلع عليه إن شئت.</p>`
		},
		type: "course",
		language: "en",
		provider: "Northlight Institute",
		duration_minutes: 240,
		price: {
			amount: 4900,
			currency: "EUR"
		},
		terms: [
			"topic-change",
			"skill-planning",
			"skill-listening",
			"level-advanced",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 205
	},
	{
		external_id: "schichtteams-fuehren",
		title: {
			en: "Leading a team that works in shifts",
			ar: "قيادة فريق يعمل بنظام المناوبات"
		},
		summary: {
			en: "You see half your team at dawn and the other half at dusk. Held in German, with examples from wards, loading docks and front desks.",
			ar: "ترى نصف فريقك فجرًا ونصفه الآخر مساءً. تُقدَّم بالألمانية، وأمثلتها من أقسام المستشفى وأرصفة الشحن ومكاتب الاستقبال."
		},
		description: {
			en: prose`
        <p>Shift teams are rarely in one room. What an office settles at the coffee machine has to be settled on purpose here: who knows what, who was asked, who feels forgotten.</p>
        <h2>What we talk about</h2>
        <ul><li>A roster that people call fair, even when it is full</li><li>One message that reaches every shift in the same words</li><li>Looking after the night: being present without being there</li></ul>
        <p>For shift leads and those who plan for them. <strong>The webinar is held in German</strong>; the handout is in German and English.</p>`,
			ar: prose`
        <p>قلّما تجتمع فرق المناوبات في غرفة واحدة. فما يُحسم في المكاتب حول فنجان قهوة ينبغي أن يُحسم هنا عن قصد: من الذي عَلِم، ومن الذي استُشير، ومن الذي يشعر بأنه مَنسيّ.</p>
        <h2>محاور اللقاء</h2>
        <ul><li>جدول مناوبات يراه الناس عادلًا حتى حين يكون مزدحمًا</li><li>رسالة واحدة تصل إلى المناوبات كلها بالصيغة نفسها</li><li>رعاية فريق الليل: أن تكون قريبًا من دون أن تكون حاضرًا</li></ul>
        <p>لمسؤولي المناوبات ولمن يضعون جداولها. <strong>تُعقد الندوة بالألمانية</strong>، وأوراقها متاحة بالألمانية والإنجليزية.</p>`
		},
		type: "webinar",
		language: "de",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 90,
		price: null,
		terms: [
			"topic-teams",
			"topic-german",
			"skill-planning",
			"level-intermediate",
			"profession-management",
			"profession-care"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 61,
		next_session: {
			in_days: 17,
			hour: 16
		}
	},
	{
		external_id: "team-of-many-cultures",
		title: {
			en: "A team of many cultures",
			ar: "فريق متعدّد الثقافات"
		},
		summary: {
			en: "When politeness, silence and punctuality mean different things around one table. Taught in Arabic.",
			ar: "حين تختلف معاني المجاملة والصمت ودقّة المواعيد حول طاولة واحدة. دورة باللغة العربية."
		},
		description: {
			en: prose`
        <p>Six colleagues, five mother tongues, one rota. The course, taught in Arabic, collects small misunderstandings from hospitals, hotels and building sites and asks of each: what did each side take for granted?</p>
        <h2>What you learn</h2>
        <ul><li>How to ask about a custom without making somebody its ambassador</li><li>How to disagree with an elder, a guest or a superior, and remain courteous</li><li>How to write team agreements that everyone can recognise as their own</li></ul>
        <p>For leads and trainers. Six chapters of half an hour with recorded conversations; <strong>subtitles in English</strong>.</p>`,
			ar: prose`
        <p>ستة زملاء، وخمس لغات أمّ، وجدول عمل واحد. تجمع الدورة مواقف صغيرة من سوء الفهم في مستشفيات وفنادق ومواقع بناء، وتسأل عند كلّ موقف: ما الذي عدّه كل طرف بديهيًا؟</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>كيف تسأل عن عادة من دون أن تجعل زميلك ناطقًا باسم قومه</li><li>كيف تخالف رأي الأكبر سنًّا أو الضيف أو المدير مع حفظ اللياقة</li><li>كيف تُصاغ اتفاقات الفريق بحيث يرى كل فرد نفسه فيها</li></ul>
        <p>للمسؤولين والمدرّبين. ستة فصول، مدة كل منها نصف ساعة، مع حوارات مسجّلة و<strong>ترجمة إنجليزية مكتوبة</strong>.</p>`
		},
		type: "course",
		language: "ar",
		provider: "أكاديمية جونيبر",
		duration_minutes: 180,
		price: null,
		terms: [
			"topic-teams",
			"topic-conversations",
			"skill-listening",
			"level-intermediate",
			"profession-management"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 132
	}
];
// demo/content/trainings/programming.ts
var programmingTrainings = [
	{
		external_id: "python-for-patient-people",
		title: {
			en: "Python for patient people",
			ar: "بايثون لمن يتأنّى"
		},
		summary: {
			en: "A first programming language, unhurried. Fifteen hours from one line to a small program your team will use.",
			ar: "لغة برمجة أولى بلا استعجال. خمس عشرة ساعة من سطر واحد إلى برنامج صغير يستخدمه فريقك."
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
        <p>ثلاثون درسًا، مدة كل منها نصف ساعة، و<strong>مشروع من اختيارك</strong> يقرؤه مرشد ويجيبك عنه.</p>`
		},
		type: "course",
		language: "en",
		provider: "Quiet Code School",
		duration_minutes: 900,
		price: {
			amount: 12e3,
			currency: "EUR"
		},
		terms: [
			"topic-python",
			"topic-automation",
			"skill-coding",
			"level-beginner",
			"profession-engineering"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 330
	},
	{
		external_id: "a-web-page-from-the-first-tag",
		title: {
			en: "A web page, from the first tag",
			ar: "صفحة ويب من الوسم الأول"
		},
		summary: {
			en: "Write a page by hand, give it a face, and put it where others can read it. Five hours, no tools to install.",
			ar: "اكتب صفحة بيدك، وامنحها مظهرًا، وانشرها حيث يقرؤها الآخرون. خمس ساعات ولا شيء تثبّته."
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
        <p>عشرة دروس تنتهي بصفحة لنادي قراءة أو لقسم أو لفريق كرة قدم.</p>`
		},
		type: "course",
		language: "en",
		provider: "Quiet Code School",
		duration_minutes: 300,
		price: null,
		terms: [
			"topic-web",
			"skill-coding",
			"level-beginner",
			"profession-teaching",
			"profession-library"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 215
	},
	{
		external_id: "automate-one-dull-hour",
		title: {
			en: "Automate one dull hour",
			ar: "أتمِت ساعة مملّة واحدة"
		},
		summary: {
			en: "Pick the dullest hour of your week. By the end of this webinar the first ten minutes of it do themselves.",
			ar: "اختر أكثر ساعات أسبوعك مللًا. قبل نهاية الندوة ستُنجز دقائقها العشر الأولى نفسها بنفسها."
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
        <p>لفرق المكاتب والتخطيط والإدارة. دوّن ما تفعله يوم الاثنين بين التاسعة والعاشرة، فمن هناك نبدأ.</p>`
		},
		type: "webinar",
		language: "en",
		provider: "Graywater Logistics",
		duration_minutes: 75,
		price: null,
		terms: [
			"topic-automation",
			"topic-spreadsheets",
			"skill-planning",
			"level-beginner",
			"profession-office",
			"profession-logistics"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 19,
		next_session: {
			in_days: 5,
			hour: 11
		}
	},
	{
		external_id: "think-before-you-click",
		title: {
			en: "Think before you click",
			ar: "فكّر قبل أن تنقر"
		},
		summary: {
			en: "Twenty-five minutes on false invoices, borrowed voices and good passwords. Everyone takes it once a year.",
			ar: "خمس وعشرون دقيقة عن الفواتير المزوّرة والأصوات المنتحلة وكلمات المرور الجيدة. يتمّها الجميع مرة كل عام."
		},
		description: {
			en: prose`
        <p>Nobody is tricked because they are foolish. People are tricked because they are helpful and in a hurry. The course shows eight messages that reached our own inboxes this year.</p>
        <h2>What you learn</h2>
        <ul><li>The three signs that most false messages share</li><li>Passwords you can remember and nobody can guess, and the second key beside them</li><li>What to do after the click: whom to call, without shame</li></ul>
        <p>For everyone, in every organisation. <strong>It ends with a quiz</strong>, which may be taken as often as you like.</p>`,
			ar: prose`
        <p>لا يُخدع أحد لأنه ساذج، بل يُخدع الناس لأنهم خدومون ومستعجلون. تعرض الدورة ثماني رسائل وصلت إلى صناديق بريدنا هذا العام.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>ثلاث علامات تشترك فيها معظم الرسائل المزيّفة</li><li>كلمات مرور تتذكّرها ولا يخمّنها أحد، والمفتاح الثاني إلى جانبها</li><li>ماذا تفعل بعد النقر: بمن تتصل، من دون حرج</li></ul>
        <p>للجميع في كل مؤسسة. <strong>تنتهي باختبار قصير</strong> يمكنك تكراره ما شئت.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 25,
		price: null,
		terms: [
			"topic-security",
			"skill-risk",
			"level-beginner",
			"profession-office"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 430
	},
	{
		external_id: "les-api-pour-curieux",
		title: {
			en: "How systems talk to each other",
			ar: "كيف تتخاطب الأنظمة"
		},
		summary: {
			en: "What an API is, told through a hotel kitchen. Held in French for the curious who do not program.",
			ar: "ما هي واجهة برمجة التطبيقات؟ نرويها من مطبخ فندق. تُقدَّم بالفرنسية للفضوليين ممّن لا يبرمجون."
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
        <p>خمسون دقيقة <strong>بالفرنسية</strong>، ثم عشرون للأسئلة. لمديري المشاريع ومسؤولي الشراء ولكل من يحضر اجتماعات عن الأنظمة.</p>`
		},
		type: "webinar",
		language: "fr",
		provider: "Quiet Code School",
		duration_minutes: 70,
		price: null,
		terms: [
			"topic-web",
			"topic-automation",
			"skill-negotiating",
			"level-intermediate",
			"profession-office"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 46,
		next_session: {
			in_days: 20,
			hour: 10
		}
	},
	{
		external_id: "code-review-as-conversation",
		title: {
			en: "Code review as a conversation",
			ar: "مراجعة الشيفرة بوصفها حوارًا"
		},
		summary: {
			en: "How our engineers read each other’s calculations and scripts: what to ask, what to leave, how to disagree in writing.",
			ar: "كيف يقرأ مهندسونا حسابات زملائهم وبرامجهم: عمّ تسأل، وماذا تترك، وكيف تخالف الرأي كتابةً."
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
        <p>للمهندسين الذين يكتبون البرامج والنماذج أو يدقّقونها. نصف ساعة، ويُستحسن أن يقرأها اثنان معًا.</p>`
		},
		type: "document",
		language: "en",
		provider: "Brandt & Okafor Engineers",
		duration_minutes: 30,
		price: null,
		terms: [
			"topic-automation",
			"topic-conversations",
			"skill-coding",
			"skill-feedback",
			"level-advanced",
			"profession-engineering"
		],
		organizations: ["brandt-okafor"],
		completion: "self",
		created_days_ago: 102
	}
];
// demo/content/trainings/safety.ts
var safetyTrainings = [
	{
		external_id: "first-five-minutes",
		title: {
			en: "First aid: the first five minutes",
			ar: "الإسعافات الأولية: الدقائق الخمس الأولى"
		},
		summary: {
			en: "Half a day on the floor with a paramedic and a practice dummy, until your hands know what to do.",
			ar: "نصف يوم من التدرّب العملي مع مسعف ودمية تدريب، إلى أن تحفظ يداك ما ينبغي فعله."
		},
		description: {
			en: prose`
        <p>Help usually arrives within ten minutes. This session is about the five before that, when the only help is you.</p>
        <h2>What you practise</h2>
        <ul><li>Checking, calling, and putting one person in charge</li><li>Chest compressions and the defibrillator on your own floor</li><li>Choking, heavy bleeding, fainting, burns</li></ul>
        <h2>Who it is for</h2>
        <p>Everyone in every house, whatever their work. <strong>Wear something you can kneel in.</strong></p>
        <h2>How it works</h2>
        <p>Four hours, twelve people, one paramedic. The certificate is valid for two years and is recorded by the instructor.</p>`,
			ar: prose`
        <p>تصل النجدة عادةً في غضون عشر دقائق. هذه الجلسة عن الدقائق الخمس التي تسبقها، حين لا يكون في المكان من يُسعف سواك.</p>
        <h2>على ماذا ستتدرّب</h2>
        <ul><li>تفقّد المصاب وطلب النجدة وتكليف شخص واحد بإدارة الموقف</li><li>ضغطات الصدر واستخدام جهاز إزالة الرجفان الموجود في طابقك</li><li>الاختناق والنزيف الشديد والإغماء والحروق</li></ul>
        <h2>لمن هذه الجلسة</h2>
        <p>للجميع في كل مؤسسة، أيًّا كان عملهم. <strong>ارتدِ ما يتيح لك الجثوّ على ركبتيك.</strong></p>
        <h2>كيف تسير</h2>
        <p>أربع ساعات، واثنا عشر مشاركًا، ومسعف واحد. الشهادة صالحة لعامين، ويسجّلها المدرّب.</p>`
		},
		type: "session",
		language: "en",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 240,
		price: null,
		terms: [
			"topic-first-aid",
			"skill-first-response",
			"level-beginner"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 610,
		next_session: {
			in_days: 9,
			hour: 9
		}
	},
	{
		external_id: "handover-that-holds",
		title: {
			en: "A handover that holds",
			ar: "تسليم مناوبة لا يضيع فيه شيء"
		},
		summary: {
			en: "What was said at seven should still be true at three in the morning. A shared order of words for handing over a patient.",
			ar: "ما قيل في السابعة مساءً ينبغي أن يبقى صحيحًا في الثالثة فجرًا. ترتيب مشترك للكلام عند تسليم المريض."
		},
		description: {
			en: prose`
        <p>Most of what goes wrong at night was known to somebody in the afternoon. A good handover is short, spoken in the same order each time, and ends with a question.</p>
        <h2>What you learn</h2>
        <ul><li>Four steps: the situation, its background, your judgement, your request</li><li>Saying the thing you are unsure about first, not last</li><li>Repeating back, so that nothing rests on one memory</li></ul>
        <h2>How it works</h2>
        <p>An hour in six scenes filmed on Ward 4. You decide when to interrupt. For nurses and nurse managers at Saltmarsh, <em>and for the doctors who listen in</em>.</p>`,
			ar: prose`
        <p>معظم ما يسوء ليلًا كان معلومًا لأحدهم عصرًا. التسليم الجيد قصير، يُقال بالترتيب نفسه كل مرة، وينتهي بسؤال.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>أربع خطوات: الحالة، وخلفيتها، وتقديرك، وما تطلبه</li><li>أن تبدأ بما لست متيقّنًا منه، لا أن تختم به</li><li>أن يعيد السامع ما سمعه، فلا يقوم شيء على ذاكرة واحدة</li></ul>
        <h2>كيف تسير</h2>
        <p>ساعة في ستة مشاهد صُوّرت في القسم الرابع، وأنت من يقرّر متى يقاطع. لكادر التمريض ومسؤوليه في مستشفى سولتمارش، <em>وللأطباء الذين يحضرون التسليم</em>.</p>`
		},
		type: "course",
		language: "en",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 60,
		price: null,
		terms: [
			"topic-patient-safety",
			"topic-conversations",
			"skill-listening",
			"skill-risk",
			"level-beginner",
			"profession-care"
		],
		organizations: ["saltmarsh"],
		completion: "self",
		created_days_ago: 340
	},
	{
		external_id: "a-back-that-lasts",
		title: {
			en: "A back that lasts",
			ar: "ظهر يدوم"
		},
		summary: {
			en: "Eleven minutes with a physiotherapist: patients, parcels, suitcases and stacks of books, moved with less strain.",
			ar: "إحدى عشرة دقيقة مع أخصائية علاج طبيعي: كيف ننقل المرضى والطرود والحقائب وأكوام الكتب بجهد أقل."
		},
		description: {
			en: prose`
        <p>Whatever your house moves, it is moved by backs. Our physiotherapist films four colleagues at work, and changes one small thing about each of them.</p>
        <h2>In eleven minutes</h2>
        <ul><li>Setting your feet before your hands</li><li>When to push, when to pull, when to fetch somebody</li><li>Three stretches that look like waiting for a lift</li></ul>
        <p>For everyone who lifts, and for those who sit all day. Watch it standing up.</p>`,
			ar: prose`
        <p>أيًّا كان ما تنقله مؤسستك فإنما تحمله الظهور. تصوّر أخصائية العلاج الطبيعي لدينا أربعة زملاء أثناء العمل، وتغيّر شيئًا صغيرًا واحدًا لدى كلّ منهم.</p>
        <h2>في إحدى عشرة دقيقة</h2>
        <ul><li>تثبيت القدمين قبل اليدين</li><li>متى تدفع، ومتى تسحب، ومتى تستعين بغيرك</li><li>ثلاثة تمارين إطالة تبدو كأنك تنتظر المصعد</li></ul>
        <p>لكل من يحمل الأثقال، ولمن يجلس طوال اليوم. شاهده واقفًا.</p>`
		},
		type: "video",
		language: "en",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 11,
		price: null,
		terms: [
			"topic-workplace-safety",
			"topic-wellbeing",
			"skill-risk",
			"level-beginner",
			"profession-care",
			"profession-logistics",
			"profession-hospitality"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 420
	},
	{
		external_id: "forklift-refresher",
		title: {
			en: "Forklift refresher",
			ar: "تدريب تنشيطي على الرافعة الشوكية"
		},
		summary: {
			en: "The yearly half day in Hall C: blind corners, wet ramps, high racks, and the talk about last year’s near misses.",
			ar: "نصف اليوم السنوي في القاعة C: الزوايا العمياء والمنحدرات المبتلّة والرفوف العالية، وحديث عن حوادث كادت تقع في العام الماضي."
		},
		description: {
			en: prose`
        <p>You have driven for years, and that is exactly why we meet. Habit is a good driver and a poor observer.</p>
        <h2>What we do</h2>
        <ul><li>A walk round your own truck, against the list</li><li>Six manoeuvres in Hall C, one of them backwards and loaded</li><li>Near misses of the year, told by those who had them</li></ul>
        <p>For licensed drivers at Graywater. <strong>Bring your licence and safety shoes.</strong> Your result is entered by the examiner the same day.</p>`,
			ar: prose`
        <p>أنت تقود منذ سنوات، ولهذا تحديدًا نلتقي. فالعادة سائق ماهر ومراقب ضعيف.</p>
        <h2>ماذا سنفعل</h2>
        <ul><li>جولة تفقّد حول رافعتك وفق القائمة المعتمدة</li><li>ست مناورات في القاعة C، إحداها إلى الخلف ومع حمولة</li><li>حوادث كادت تقع هذا العام، يرويها من عاشوها</li></ul>
        <p>للسائقين المرخّصين في غريووتر. <strong>أحضر رخصتك وحذاء السلامة.</strong> يُدخل الممتحن نتيجتك في اليوم نفسه.</p>`
		},
		type: "session",
		language: "en",
		provider: "Graywater Logistics",
		duration_minutes: 180,
		price: null,
		terms: [
			"topic-workplace-safety",
			"skill-risk",
			"level-intermediate",
			"profession-logistics"
		],
		organizations: ["graywater"],
		completion: "external",
		created_days_ago: 365,
		next_session: {
			in_days: 12,
			hour: 7
		}
	},
	{
		external_id: "when-the-alarm-sounds",
		title: {
			en: "When the alarm sounds",
			ar: "حين يدوّي جهاز الإنذار"
		},
		summary: {
			en: "Six pages for floor wardens and everybody else: where to go, whom to take along, what to leave behind.",
			ar: "ست صفحات لمسؤولي الإخلاء ولغيرهم: إلى أين تتّجه، ومن تصطحب معك، وماذا تترك وراءك."
		},
		description: {
			en: prose`
        <p>People follow whoever moves first. This reading makes sure that it is somebody who knows the way.</p>
        <h2>What is inside</h2>
        <ul><li>The two exits from wherever you are sitting now</li><li>Helping a guest, a pupil or a patient who cannot hurry</li><li>What a floor warden does, in the order it is done</li></ul>
        <p>Twenty minutes with a pencil: the last page is a plan of your own floor, which you fill in while walking it.</p>`,
			ar: prose`
        <p>يتبع الناس أول من يتحرّك. تضمن هذه القراءة أن يكون ذلك الشخص عارفًا بالطريق.</p>
        <h2>ماذا في الداخل</h2>
        <ul><li>أقرب مخرجين إلى المكان الذي تجلس فيه الآن</li><li>مساعدة نزيل أو تلميذ أو مريض لا يقوى على الإسراع</li><li>ما يفعله مسؤول الإخلاء، بالترتيب الذي يفعله به</li></ul>
        <p>عشرون دقيقة وقلم رصاص: الصفحة الأخيرة مخطّط لطابقك تملؤه وأنت تسير فيه.</p>`
		},
		type: "document",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 20,
		price: null,
		terms: [
			"topic-workplace-safety",
			"skill-first-response",
			"skill-risk",
			"level-beginner"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 690
	},
	{
		external_id: "sleep-around-nights",
		title: {
			en: "Sleeping well around night shifts",
			ar: "نوم هانئ مع المناوبات الليلية"
		},
		summary: {
			en: "Light, meals, naps and the drive home. A practical course by people who have worked nights for twenty years.",
			ar: "الضوء والوجبات والقيلولة وطريق العودة إلى البيت. دورة عملية أعدّها من عملوا ليلًا عشرين عامًا."
		},
		description: {
			en: prose`
        <p>Nobody is made for nights, but some people manage them better than others, and what they do can be learned. A nurse, a night porter and a driver share their week.</p>
        <h2>What you learn</h2>
        <ul><li>Turning your day round gently before the first night</li><li>What to eat at four, and what to leave in the bag</li><li>Getting home safely, and explaining to the household why the phone is off</li></ul>
        <p>Forty-five minutes in five parts, made to be heard as well as seen. <strong>Not medical advice:</strong> if sleep stays away for weeks, see your doctor.</p>`,
			ar: prose`
        <p>لم يُخلق أحد للعمل ليلًا، غير أن بعض الناس يُحسنون التعامل معه أكثر من سواهم، وما يفعلونه يمكن تعلّمه. ممرضة وحارس ليلي وسائق يشاركونك تفاصيل أسبوعهم.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>تغيير مواعيد يومك برفق قبل الليلة الأولى</li><li>ماذا تأكل في الرابعة فجرًا، وماذا تُبقي في حقيبتك</li><li>العودة إلى البيت بسلام، وإقناع أهله بأن الهاتف مغلق</li></ul>
        <p>خمس وأربعون دقيقة في خمسة أجزاء، أُعدّت لتُسمع كما تُشاهد. <strong>ليست استشارة طبية:</strong> إن جافاك النوم أسابيع فراجع طبيبك.</p>`
		},
		type: "course",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 45,
		price: null,
		terms: [
			"topic-wellbeing",
			"skill-planning",
			"level-beginner",
			"profession-care",
			"profession-hospitality"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 24
	}
];
// demo/content/trainings/writing.ts
var writingTrainings = [
	{
		external_id: "plain-words",
		title: {
			en: "Plain words",
			ar: "كلمات واضحة"
		},
		summary: {
			en: "Say it so that it is understood the first time. A short, strict and cheerful course in writing clearly.",
			ar: "قُلها بحيث تُفهم من المرة الأولى. دورة قصيرة صارمة مرحة في الكتابة الواضحة."
		},
		description: {
			en: prose`
        <p>Unclear writing is rarely a lack of words. It is a thought sent out before it was finished. Here you finish it: first aloud, then on paper, then with a third fewer words.</p>
        <h2>What you learn</h2>
        <ul><li>Beginning with what the reader must do</li><li>Verbs instead of nouns, people instead of passives</li><li>Cutting, and cutting again, and knowing when to stop</li></ul>
        <h2>Who it is for</h2>
        <p>All who write for others: notices, instructions, answers, web pages.</p>
        <h2>How it works</h2>
        <p>Nine lessons of ten minutes. Each ends with a text of your own, made <strong>shorter than it was</strong>.</p>`,
			ar: prose`
        <p>قلّما يكون الغموض نقصًا في الكلمات، بل هو فكرة خرجت قبل أن تكتمل. هنا تُكملها: بصوت مسموع أولًا، ثم على الورق، ثم بعد حذف ثلث الكلمات.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>أن تبدأ بما يُطلب من القارئ</li><li>الأفعال بدل المصادر، والفاعل المعلوم بدل المجهول</li><li>الحذف، ثم الحذف ثانيةً، ومعرفة متى تتوقّف</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>لكل من يكتب لغيره: إعلانات وتعليمات وردودًا وصفحات ويب.</p>
        <h2>كيف تسير</h2>
        <p>تسعة دروس، مدة كل منها عشر دقائق، ينتهي كل درس بنص من كتابتك صار <strong>أقصر مما كان</strong>.</p>`
		},
		type: "course",
		language: "en",
		provider: "Bell Lane City Library",
		duration_minutes: 90,
		price: null,
		terms: [
			"topic-plain-language",
			"skill-editing",
			"level-beginner",
			"profession-office",
			"profession-library"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 450
	},
	{
		external_id: "minutes-that-get-read",
		title: {
			en: "Minutes that get read",
			ar: "محاضر تُقرأ"
		},
		summary: {
			en: "Nine minutes about minutes: decisions first, names beside them, and nothing that belongs in a diary.",
			ar: "تسع دقائق عن محاضر الاجتماعات: القرارات أولًا، وأسماء أصحابها إلى جانبها، ولا شيء مما مكانه دفتر اليوميات."
		},
		description: {
			en: prose`
        <p>Nobody reads minutes to relive the meeting. They read them to find out what they promised.</p>
        <h2>In nine minutes</h2>
        <ul><li>Three columns: what, who, by when</li><li>Writing while people talk, without writing what they say</li><li>Sending it within the hour, imperfect</li></ul>
        <p>For whoever is asked to take notes, which should not always be the same person. <em>A template is attached.</em></p>`,
			ar: prose`
        <p>لا يقرأ أحد المحضر ليعيش الاجتماع ثانيةً، بل ليعرف بماذا وعد.</p>
        <h2>في تسع دقائق</h2>
        <ul><li>ثلاثة أعمدة: ماذا، ومن، ومتى</li><li>أن تكتب أثناء الحديث من دون أن تكتب كل ما يُقال</li><li>أن ترسله خلال ساعة ولو لم يكتمل حُسنه</li></ul>
        <p>لكل من يُطلب منه التدوين، وينبغي ألا يكون الشخص نفسه دائمًا. <em>مرفق به نموذج جاهز.</em></p>`
		},
		type: "video",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 9,
		price: null,
		terms: [
			"topic-reports",
			"topic-teams",
			"skill-listening",
			"skill-editing",
			"level-beginner",
			"profession-office"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 5
	},
	{
		external_id: "the-difficult-e-mail",
		title: {
			en: "The difficult e-mail",
			ar: "الرسالة الصعبة"
		},
		summary: {
			en: "Refusing, reminding, apologising. We write three of them together in forty-five minutes and send none.",
			ar: "رفض وتذكير واعتذار. نكتب معًا ثلاث رسائل في خمس وأربعين دقيقة، ولا نرسل أيًّا منها."
		},
		description: {
			en: prose`
        <p>There is one in your drafts. It has been there since Thursday. This webinar is for that e-mail.</p>
        <h2>What we write</h2>
        <ul><li>A refusal that leaves the door open where it should be open</li><li>A third reminder, without the word “again”</li><li>An apology that says what will be different</li></ul>
        <p>For everyone with an inbox. You may send us a draft beforehand, with the names taken out; we work with yours if you agree.</p>`,
			ar: prose`
        <p>في مسوّداتك رسالة منها، وهي هناك منذ يوم الخميس. هذه الندوة لتلك الرسالة.</p>
        <h2>ماذا سنكتب</h2>
        <ul><li>رفضًا يُبقي الباب مفتوحًا حيث ينبغي أن يبقى</li><li>تذكيرًا ثالثًا ليست فيه كلمة «مجددًا»</li><li>اعتذارًا يقول ما الذي سيتغيّر</li></ul>
        <p>لكل من له صندوق بريد. يمكنك أن ترسل إلينا مسوّدة قبل الموعد بعد حذف الأسماء، ونعمل عليها إن أذنت.</p>`
		},
		type: "webinar",
		language: "en",
		provider: "Juniper Academy",
		duration_minutes: 45,
		price: null,
		terms: [
			"topic-letters",
			"topic-conversations",
			"skill-editing",
			"skill-negotiating",
			"level-intermediate",
			"profession-office"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 125,
		next_session: {
			in_days: 4,
			hour: 12
		}
	},
	{
		external_id: "letters-patients-understand",
		title: {
			en: "Letters that patients understand",
			ar: "رسائل يفهمها المرضى"
		},
		summary: {
			en: "Appointments, results, and what to do at home: written for the person who opens the envelope alone.",
			ar: "مواعيد ونتائج وإرشادات لما بعد العودة إلى البيت، مكتوبة لمن يفتح الظرف وحيدًا."
		},
		description: {
			en: prose`
        <p>A letter from a hospital is read standing up, with a coat on. This course rewrites twelve of ours together with the patients who received them.</p>
        <h2>What you learn</h2>
        <ul><li>The one sentence that must come first</li><li>Explaining a result without frightening and without hiding</li><li>Leaving room: for questions, for a telephone number, for the family</li></ul>
        <h2>Who it is for</h2>
        <p>Nurses, therapists, secretaries and doctors; much of it serves schools and offices too. An hour and a quarter in five parts.</p>`,
			ar: prose`
        <p>تُقرأ رسالة المستشفى وقوفًا قبل خلع المعطف. تعيد هذه الدورة كتابة اثنتي عشرة رسالة من رسائلنا مع المرضى الذين تلقّوها.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الجملة الواحدة التي يجب أن تأتي أولًا</li><li>شرح النتيجة بلا تخويف ولا إخفاء</li><li>ترك مساحة للأسئلة ولرقم هاتف وللعائلة</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للممرضين والمعالجين والسكرتارية والأطباء، وفيها ما ينفع المدارس والمكاتب أيضًا. ساعة وربع الساعة في خمسة أجزاء.</p>`
		},
		type: "course",
		language: "en",
		provider: "Saltmarsh General Hospital",
		duration_minutes: 75,
		price: null,
		terms: [
			"topic-letters",
			"topic-plain-language",
			"skill-editing",
			"skill-listening",
			"level-intermediate",
			"profession-care"
		],
		organizations: [],
		completion: "self",
		created_days_ago: 38
	},
	{
		external_id: "the-story-hour",
		title: {
			en: "The story hour",
			ar: "ساعة الحكاية"
		},
		summary: {
			en: "Reading aloud to a room of small listeners, filmed at the library and the school. In Hebrew, with subtitles.",
			ar: "القراءة بصوت مسموع أمام غرفة من المستمعين الصغار، صُوّرت في المكتبة والمدرسة. بالعبرية مع ترجمة مكتوبة."
		},
		description: {
			en: prose`
        <p>A good reader of stories does very little, at the right moments. Two librarians and a teacher show what that little is.</p>
        <h2>In twenty-six minutes</h2>
        <ul><li>Choosing the book by its silences</li><li>Holding it so that the pictures turn with the words</li><li>What to do when somebody has to say something <em>now</em></li></ul>
        <p>Spoken in Hebrew, subtitled in English and Arabic. For the staff of Bell Lane and Fernhill.</p>`,
			ar: prose`
        <p>قارئ الحكايات الجيد يفعل القليل في اللحظات المناسبة. أمينتا مكتبة ومعلّم يُرونك ما هو ذلك القليل.</p>
        <h2>في ست وعشرين دقيقة</h2>
        <ul><li>اختيار الكتاب بحسب لحظات صمته</li><li>الإمساك به بحيث تدور الصور مع الكلمات</li><li>ماذا تفعل حين يريد أحدهم أن يقول شيئًا <em>الآن</em></li></ul>
        <p>بالعبرية مع ترجمة مكتوبة بالإنجليزية والعربية. لموظفي مكتبة بِل لين ومدرسة فيرنهيل.</p>`
		},
		type: "video",
		language: "he",
		provider: "Bell Lane City Library",
		duration_minutes: 26,
		price: null,
		terms: [
			"topic-storytelling",
			"skill-presenting",
			"skill-listening",
			"level-beginner",
			"profession-library",
			"profession-teaching"
		],
		organizations: ["bell-lane", "fernhill"],
		completion: "self",
		created_days_ago: 84
	},
	{
		external_id: "a-grant-application-that-convinces",
		title: {
			en: "A grant application that convinces",
			ar: "طلب تمويل مُقنع"
		},
		summary: {
			en: "From a good idea to a page a foundation will support. Taught in Arabic by someone who has read four hundred of them.",
			ar: "من فكرة جيدة إلى صفحة تدعمها جهة مانحة. تقدّمها بالعربية خبيرة قرأت أربعمئة طلب."
		},
		description: {
			en: prose`
        <p>The reader has eleven applications on the table and an hour before lunch. The course, taught in Arabic, sits down on that side of the table first.</p>
        <h2>What you learn</h2>
        <ul><li>One need, one group of people, one change that can be seen</li><li>A budget that explains itself line by line</li><li>Answering the question on the form, not the one you prepared for</li></ul>
        <h2>Who it is for</h2>
        <p>For libraries, schools and clinics. Four hours; your draft comes back with comments within a week.</p>`,
			ar: prose`
        <p>أمام القارئة أحد عشر طلبًا وساعة واحدة قبل الغداء. تجلس هذه الدورة أولًا في ذلك الجانب من الطاولة.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>حاجة واحدة، وفئة واحدة من الناس، وتغيير واحد يمكن أن يُرى</li><li>ميزانية تشرح نفسها بندًا بندًا</li><li>أن تجيب عن السؤال الوارد في النموذج، لا عن السؤال الذي أعددت له</li></ul>
        <h2>لمن هذه الدورة</h2>
        <p>للمكتبات والمدارس والعيادات. أربع ساعات، وتعود إليك مسوّدتك مع الملاحظات خلال أسبوع.</p>`
		},
		type: "course",
		language: "ar",
		provider: "معهد نورثلايت",
		duration_minutes: 240,
		price: {
			amount: 15e3,
			currency: "JOD"
		},
		terms: [
			"topic-reports",
			"topic-budgets",
			"skill-budgeting",
			"skill-editing",
			"level-advanced",
			"profession-library"
		],
		organizations: [],
		completion: "external",
		created_days_ago: 110
	}
];
// demo/content/trainings/trainings.ts
/** The demo academy's whole catalogue. */
var demoTrainings = [
	...leadershipTrainings,
	...dataTrainings,
	...safetyTrainings,
	...languageTrainings,
	...designTrainings,
	...programmingTrainings,
	...financeTrainings,
	...writingTrainings
];
export { demoTrainings as t };
