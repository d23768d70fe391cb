import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const languageTrainings: readonly DemoTraining[] = [
  {
    external_id: 'arabic-for-the-front-desk',
    title: { en: 'Arabic for the front desk', ar: 'العربية لموظفي الاستقبال' },
    summary: {
      en: 'Greet, listen, direct, apologise. Forty useful exchanges and the alphabet, so that names come out right.',
      ar: 'ترحيب وإصغاء وإرشاد واعتذار. أربعون حوارًا نافعًا مع الأبجدية، لتُنطق الأسماء نطقًا سليمًا.',
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
        <p>عشرون درسًا، مدة كل منها ربع ساعة، بأصوات أربعة متحدّثين من أربعة بلدان.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Open Tongues',
    duration_minutes: 300,
    price: { amount: 1500, currency: 'EUR' },
    terms: ['topic-arabic', 'skill-conversation', 'skill-hosting', 'level-beginner', 'profession-hospitality'],
    organizations: [],
    completion: 'self',
    created_days_ago: 230,
  },
  {
    external_id: 'english-for-care-teams',
    title: { en: 'English for care teams', ar: 'الإنجليزية لفرق الرعاية' },
    summary: {
      en: 'The English of wards and corridors: reassuring a patient, writing a note, telephoning the laboratory.',
      ar: 'الإنجليزية كما تُسمع في الأقسام والممرات: طمأنة مريض، وكتابة ملاحظة، ومهاتفة المختبر.',
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
        <p>عشر ساعات بالوتيرة التي تناسبك، تليها محادثتان مع مدرّس. يلزم للبدء مستوى متوسط في الإنجليزية.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Open Tongues',
    duration_minutes: 600,
    price: { amount: 2000, currency: 'EUR' },
    terms: ['topic-english', 'topic-patient-safety', 'skill-conversation', 'level-intermediate', 'profession-care'],
    organizations: [],
    completion: 'external',
    created_days_ago: 188,
  },
  {
    external_id: 'deutsch-auf-station',
    title: { en: 'German on the ward', ar: 'الألمانية في أقسام المستشفى' },
    summary: {
      en: 'From careful sentences to a calm conversation at the bedside. Taught in German, for those who have the basics.',
      ar: 'من جُمل حذرة إلى حديث هادئ إلى جانب سرير المريض. تُدرَّس بالألمانية لمن يملكون أساسياتها.',
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
        <p>لكوادر الرعاية الملمّين بأساسيات الألمانية. ساعة من القراءة والاستماع كل أسبوع، و<strong>محادثة مع ممتحن في الختام</strong>.</p>`,
    },
    type: 'course',
    language: 'de',
    provider: 'Open Tongues',
    duration_minutes: 720,
    price: { amount: 3500, currency: 'EUR' },
    terms: ['topic-german', 'skill-conversation', 'level-intermediate', 'profession-care'],
    organizations: [],
    completion: 'external',
    created_days_ago: 275,
  },
  {
    external_id: 'espanol-en-recepcion',
    title: { en: 'Spanish at the reception desk', ar: 'الإسبانية في مكتب الاستقبال' },
    summary: {
      en: 'Arrivals, requests, small disasters. A warm hour a week in Spanish, built around what guests really ask.',
      ar: 'وصول النزلاء وطلباتهم ومشكلاتهم الصغيرة. ساعة ودودة بالإسبانية كل أسبوع، تدور حول ما يسأل عنه النزلاء فعلًا.',
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
        <p>ستة دروس، مدة كل منها ساعة، <strong>تُدرَّس بالإسبانية</strong>، لمن تعلّموا شيئًا منها في المدرسة وظنّوا أنهم نسوه.</p>`,
    },
    type: 'course',
    language: 'es',
    provider: 'Almond Court Hotel',
    duration_minutes: 360,
    price: { amount: 2000, currency: 'EUR' },
    terms: ['topic-spanish', 'skill-conversation', 'skill-hosting', 'level-intermediate', 'profession-hospitality'],
    organizations: [],
    completion: 'self',
    created_days_ago: 43,
  },
  {
    external_id: 'first-signs',
    title: { en: 'First signs', ar: 'إشارات أولى' },
    summary: {
      en: 'Two hours of sign language for public desks, taught by a Deaf teacher, almost without a spoken word.',
      ar: 'ساعتان من لغة الإشارة لمكاتب خدمة الجمهور مع معلّمة صمّاء، ومن دون كلام منطوق تقريبًا.',
    },
    description: {
      en: prose`
        <p>The session begins in silence and stays there. Within twenty minutes you will have understood more than you expect, which is the first lesson.</p>
        <h2>What you learn</h2>
        <ul><li>Greeting, your name, please wait, please write it down</li><li>Fingerspelling slowly and reading it bravely</li><li>Facing the person, and what to do with an interpreter in the room</li></ul>
        <h2>Who it is for</h2>
        <p>Library, reception and school staff; anyone who works behind a desk. Sixteen places.</p>`,
      ar: prose`
        <p>تبدأ الجلسة صامتة وتبقى كذلك. وفي غضون عشرين دقيقة ستجد أنك فهمت أكثر مما توقّعت، وذاك هو الدرس الأول.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>التحية، واسمك، و«انتظر من فضلك»، و«اكتبها لي من فضلك»</li><li>تهجئة الأصابع ببطء، وقراءتها بشجاعة</li><li>مواجهة محدّثك، وكيف تتصرّف حين يحضر مترجم</li></ul>
        <h2>لمن هذه الجلسة</h2>
        <p>لموظفي المكتبة والاستقبال والمدرسة، ولكل من يقف خلف مكتب. المقاعد ستة عشر.</p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'Bell Lane City Library',
    duration_minutes: 120,
    price: null,
    terms: [
      'topic-sign-language',
      'topic-accessibility',
      'skill-conversation',
      'skill-hosting',
      'level-beginner',
      'profession-library',
    ],
    organizations: [],
    completion: 'external',
    created_days_ago: 57,
    next_session: { in_days: 14, hour: 15 },
  },
]
