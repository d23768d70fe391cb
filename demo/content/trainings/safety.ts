import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const safetyTrainings: readonly DemoTraining[] = [
  {
    external_id: 'first-five-minutes',
    title: { en: 'First aid: the first five minutes', ar: 'الإسعافات الأولية: الدقائق الخمس الأولى' },
    summary: {
      en: 'Half a day on the floor with a paramedic and a practice dummy, until your hands know what to do.',
      ar: 'نصف يوم من التدرّب العملي مع مسعف ودمية تدريب، إلى أن تحفظ يداك ما ينبغي فعله.',
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
        <p>أربع ساعات، واثنا عشر مشاركًا، ومسعف واحد. الشهادة صالحة لعامين، ويسجّلها المدرّب.</p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 240,
    price: null,
    terms: ['topic-first-aid', 'skill-first-response', 'level-beginner'],
    organizations: [],
    completion: 'external',
    created_days_ago: 610,
    next_session: { in_days: 9, hour: 9 },
  },
  {
    external_id: 'handover-that-holds',
    title: { en: 'A handover that holds', ar: 'تسليم مناوبة لا يضيع فيه شيء' },
    summary: {
      en: 'A message from seven in the evening should still be true at three in the morning. A shared order of words for handing over a patient.',
      ar: 'ما قيل في السابعة مساءً ينبغي أن يبقى صحيحًا في الثالثة فجرًا. ترتيب مشترك للكلام عند تسليم المريض.',
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
        <p>ساعة في ستة مشاهد صُوّرت في القسم الرابع، وأنت من يقرّر متى يقاطع. لكادر التمريض ومسؤوليه في مستشفى سولتمارش، <em>وللأطباء الذين يحضرون التسليم</em>.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 60,
    price: null,
    terms: [
      'topic-patient-safety',
      'topic-conversations',
      'skill-listening',
      'skill-risk',
      'level-beginner',
      'profession-care',
    ],
    organizations: ['saltmarsh'],
    completion: 'self',
    created_days_ago: 340,
  },
  {
    external_id: 'a-back-that-lasts',
    title: { en: 'A back that lasts', ar: 'ظهر يدوم' },
    summary: {
      en: 'Eleven minutes with a physiotherapist: patients, parcels, suitcases and stacks of books, moved with less strain.',
      ar: 'إحدى عشرة دقيقة مع أخصائية علاج طبيعي: كيف ننقل المرضى والطرود والحقائب وأكوام الكتب بجهد أقل.',
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
        <p>لكل من يحمل الأثقال، ولمن يجلس طوال اليوم. شاهده واقفًا.</p>`,
    },
    type: 'video',
    language: 'en',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 11,
    price: null,
    terms: [
      'topic-workplace-safety',
      'topic-wellbeing',
      'skill-risk',
      'level-beginner',
      'profession-care',
      'profession-logistics',
      'profession-hospitality',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 420,
  },
  {
    external_id: 'forklift-refresher',
    title: { en: 'Forklift refresher', ar: 'تدريب تنشيطي على الرافعة الشوكية' },
    summary: {
      en: 'The yearly half day in Hall C: blind corners, wet ramps, high racks, and the talk about last year’s near misses.',
      ar: 'نصف اليوم السنوي في القاعة C: الزوايا العمياء والمنحدرات المبتلّة والرفوف العالية، وحديث عن حوادث كادت تقع في العام الماضي.',
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
        <p>للسائقين المرخّصين في غريووتر. <strong>أحضر رخصتك وحذاء السلامة.</strong> يُدخل الممتحن نتيجتك في اليوم نفسه.</p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'Graywater Logistics',
    duration_minutes: 180,
    price: null,
    terms: ['topic-workplace-safety', 'skill-risk', 'level-intermediate', 'profession-logistics'],
    organizations: ['graywater'],
    completion: 'external',
    created_days_ago: 365,
    next_session: { in_days: 12, hour: 7 },
  },
  {
    external_id: 'when-the-alarm-sounds',
    title: { en: 'When the alarm sounds', ar: 'حين يدوّي جهاز الإنذار' },
    summary: {
      en: 'Six pages for floor wardens and everybody else: where to go, who needs help, and which things to leave behind.',
      ar: 'ست صفحات لمسؤولي الإخلاء ولغيرهم: إلى أين تتّجه، ومن تصطحب معك، وماذا تترك وراءك.',
    },
    description: {
      en: prose`
        <p>People follow the first person who moves. This reading makes sure that this person knows the way.</p>
        <h2>What is inside</h2>
        <ul><li>The two exits from wherever you are sitting now</li><li>Helping a guest, a pupil or a patient who cannot hurry</li><li>What a floor warden does, in the order it is done</li></ul>
        <p>Twenty minutes with a pencil: the last page is a plan of your own floor, which you fill in while walking it.</p>`,
      ar: prose`
        <p>يتبع الناس أول من يتحرّك. تضمن هذه القراءة أن يكون ذلك الشخص عارفًا بالطريق.</p>
        <h2>ماذا في الداخل</h2>
        <ul><li>أقرب مخرجين إلى المكان الذي تجلس فيه الآن</li><li>مساعدة نزيل أو تلميذ أو مريض لا يقوى على الإسراع</li><li>ما يفعله مسؤول الإخلاء، بالترتيب الذي يفعله به</li></ul>
        <p>عشرون دقيقة وقلم رصاص: الصفحة الأخيرة مخطّط لطابقك تملؤه وأنت تسير فيه.</p>`,
    },
    type: 'document',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 20,
    price: null,
    terms: ['topic-workplace-safety', 'skill-first-response', 'skill-risk', 'level-beginner'],
    organizations: [],
    completion: 'self',
    created_days_ago: 690,
  },
  {
    external_id: 'sleep-around-nights',
    title: { en: 'Sleeping well around night shifts', ar: 'نوم هانئ مع المناوبات الليلية' },
    summary: {
      en: 'Light, meals, naps and the drive home. A practical course by people who have worked nights for twenty years.',
      ar: 'الضوء والوجبات والقيلولة وطريق العودة إلى البيت. دورة عملية أعدّها من عملوا ليلًا عشرين عامًا.',
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
        <p>خمس وأربعون دقيقة في خمسة أجزاء، أُعدّت لتُسمع كما تُشاهد. <strong>ليست استشارة طبية:</strong> إن جافاك النوم أسابيع فراجع طبيبك.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 45,
    price: null,
    terms: ['topic-wellbeing', 'skill-planning', 'level-beginner', 'profession-care', 'profession-hospitality'],
    organizations: [],
    completion: 'self',
    created_days_ago: 24,
  },
]
