import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const writingTrainings: readonly DemoTraining[] = [
  {
    external_id: 'plain-words',
    title: { en: 'Plain words', ar: 'كلمات واضحة' },
    summary: {
      en: 'Say it so that it is understood the first time. A short, strict and cheerful course in writing clearly.',
      ar: 'قُلها بحيث تُفهم من المرة الأولى. دورة قصيرة صارمة مرحة في الكتابة الواضحة.',
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
        <p>تسعة دروس، مدة كل منها عشر دقائق، ينتهي كل درس بنص من كتابتك صار <strong>أقصر مما كان</strong>.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Bell Lane City Library',
    duration_minutes: 90,
    price: null,
    terms: ['topic-plain-language', 'skill-editing', 'level-beginner', 'profession-office', 'profession-library'],
    organizations: [],
    completion: 'self',
    created_days_ago: 450,
  },
  {
    external_id: 'minutes-that-get-read',
    title: { en: 'Minutes that get read', ar: 'محاضر تُقرأ' },
    summary: {
      en: 'Nine minutes about minutes: decisions first, names beside them, and nothing that belongs in a diary.',
      ar: 'تسع دقائق عن محاضر الاجتماعات: القرارات أولًا، وأسماء أصحابها إلى جانبها، ولا شيء مما مكانه دفتر اليوميات.',
    },
    description: {
      en: prose`
        <p>Nobody reads minutes to relive the meeting. They read them to find out what they promised.</p>
        <h2>In nine minutes</h2>
        <ul><li>Three columns: what, who, by when</li><li>Writing while people talk, without writing what they say</li><li>Sending it within the hour, imperfect</li></ul>
        <p>For the person who is asked to take notes, which should not always be the same one. <em>A template is attached.</em></p>`,
      ar: prose`
        <p>لا يقرأ أحد المحضر ليعيش الاجتماع ثانيةً، بل ليعرف بماذا وعد.</p>
        <h2>في تسع دقائق</h2>
        <ul><li>ثلاثة أعمدة: ماذا، ومن، ومتى</li><li>أن تكتب أثناء الحديث من دون أن تكتب كل ما يُقال</li><li>أن ترسله خلال ساعة ولو لم يكتمل حُسنه</li></ul>
        <p>لكل من يُطلب منه التدوين، وينبغي ألا يكون الشخص نفسه دائمًا. <em>مرفق به نموذج جاهز.</em></p>`,
    },
    type: 'video',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 9,
    price: null,
    terms: ['topic-reports', 'topic-teams', 'skill-listening', 'skill-editing', 'level-beginner', 'profession-office'],
    organizations: [],
    completion: 'self',
    created_days_ago: 5,
  },
  {
    external_id: 'the-difficult-e-mail',
    title: { en: 'The difficult e-mail', ar: 'الرسالة الصعبة' },
    summary: {
      en: 'Refusing, reminding, apologising. We write three of them together in forty-five minutes and send none.',
      ar: 'رفض وتذكير واعتذار. نكتب معًا ثلاث رسائل في خمس وأربعين دقيقة، ولا نرسل أيًّا منها.',
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
        <p>لكل من له صندوق بريد. يمكنك أن ترسل إلينا مسوّدة قبل الموعد بعد حذف الأسماء، ونعمل عليها إن أذنت.</p>`,
    },
    type: 'webinar',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 45,
    price: null,
    terms: [
      'topic-letters',
      'topic-conversations',
      'skill-editing',
      'skill-negotiating',
      'level-intermediate',
      'profession-office',
    ],
    organizations: [],
    completion: 'external',
    created_days_ago: 125,
    next_session: { in_days: 4, hour: 12 },
  },
  {
    external_id: 'letters-patients-understand',
    title: { en: 'Letters that patients understand', ar: 'رسائل يفهمها المرضى' },
    summary: {
      en: 'Appointments, results, and what to do at home: written for the person who opens the envelope alone.',
      ar: 'مواعيد ونتائج وإرشادات لما بعد العودة إلى البيت، مكتوبة لمن يفتح الظرف وحيدًا.',
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
        <p>للممرضين والمعالجين والسكرتارية والأطباء، وفيها ما ينفع المدارس والمكاتب أيضًا. ساعة وربع الساعة في خمسة أجزاء.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 75,
    price: null,
    terms: [
      'topic-letters',
      'topic-plain-language',
      'skill-editing',
      'skill-listening',
      'level-intermediate',
      'profession-care',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 38,
  },
  {
    external_id: 'the-story-hour',
    title: { en: 'The story hour', ar: 'ساعة الحكاية' },
    summary: {
      en: 'Reading aloud to a room of small listeners, filmed at the library and the school. In Hebrew, with subtitles.',
      ar: 'القراءة بصوت مسموع أمام غرفة من المستمعين الصغار، صُوّرت في المكتبة والمدرسة. بالعبرية مع ترجمة مكتوبة.',
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
        <p>بالعبرية مع ترجمة مكتوبة بالإنجليزية والعربية. لموظفي مكتبة بِل لين ومدرسة فيرنهيل.</p>`,
    },
    type: 'video',
    language: 'he',
    provider: 'Bell Lane City Library',
    duration_minutes: 26,
    price: null,
    terms: [
      'topic-storytelling',
      'skill-presenting',
      'skill-listening',
      'level-beginner',
      'profession-library',
      'profession-teaching',
    ],
    organizations: ['bell-lane', 'fernhill'],
    completion: 'self',
    created_days_ago: 84,
  },
  {
    external_id: 'a-grant-application-that-convinces',
    title: { en: 'A grant application that convinces', ar: 'طلب تمويل مُقنع' },
    summary: {
      en: 'From a good idea to a page a foundation will support. Taught in Arabic by someone who has read four hundred of them.',
      ar: 'من فكرة جيدة إلى صفحة تدعمها جهة مانحة. تقدّمها بالعربية خبيرة قرأت أربعمئة طلب.',
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
        <p>للمكتبات والمدارس والعيادات. أربع ساعات، وتعود إليك مسوّدتك مع الملاحظات خلال أسبوع.</p>`,
    },
    type: 'course',
    language: 'ar',
    provider: 'معهد نورثلايت',
    duration_minutes: 240,
    // The dinar has three decimals: this is 15.000.
    price: { amount: 15000, currency: 'JOD' },
    terms: [
      'topic-reports',
      'topic-budgets',
      'skill-budgeting',
      'skill-editing',
      'level-advanced',
      'profession-library',
    ],
    organizations: [],
    completion: 'external',
    created_days_ago: 110,
  },
]
