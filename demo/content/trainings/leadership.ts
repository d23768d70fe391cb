import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const leadershipTrainings: readonly DemoTraining[] = [
  {
    external_id: 'first-ninety-days',
    title: { en: 'The first ninety days of leading', ar: 'أيامك التسعون الأولى في القيادة' },
    summary: {
      en: 'You knew the work; now you look after the people who do it. A steady path through the first three months, one week at a time.',
      ar: 'كنت تُتقن العمل، وصرت اليوم مسؤولًا عمّن يؤدّونه. مسار هادئ يرافقك في الأشهر الثلاثة الأولى أسبوعًا بعد أسبوع.',
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
        <p>اثنا عشر فصلًا، مدة كل منها نحو عشر دقائق، وفي كل فصل <strong>خطوة واحدة تجرّبها</strong> قبل الذي يليه. يكتفي معظم المشاركين بفصل في الأسبوع.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 120,
    price: null,
    terms: ['topic-new-leads', 'skill-listening', 'skill-delegating', 'level-beginner', 'profession-management'],
    organizations: [],
    completion: 'self',
    created_days_ago: 540,
  },
  {
    external_id: 'honest-feedback',
    title: { en: 'Honest feedback, kindly given', ar: 'ملاحظات صادقة بأسلوب كريم' },
    summary: {
      en: 'Two hours of practice with the sentences that are hardest to say. You bring one conversation you have been putting off.',
      ar: 'ساعتان من التدرّب على أصعب الجمل قولًا. أحضر معك حوارًا طال تأجيله.',
    },
    description: {
      en: prose`
        <p>Feedback goes wrong in two ways: we wrap it until nobody can find it, or we drop it on somebody’s desk and leave. Between the two is a skill that can be practised like any other.</p>
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
        <p>ما يُقال في القاعة يبقى فيها. <em>أحضر قلمًا، واترك حاسوبك.</em></p>`,
    },
    type: 'session',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 120,
    price: null,
    terms: ['topic-conversations', 'skill-feedback', 'skill-listening', 'level-intermediate', 'profession-management'],
    organizations: [],
    completion: 'external',
    created_days_ago: 310,
    next_session: { in_days: 6, hour: 13 },
  },
  {
    external_id: 'meetings-worth-the-hour',
    title: { en: 'Meetings worth the hour', ar: 'اجتماعات تستحق وقتها' },
    summary: {
      en: 'Fewer meetings, shorter ones, and a way to tell beforehand which kind you are about to call.',
      ar: 'اجتماعات أقلّ وأقصر، وطريقة تعرف بها مسبقًا أيّ نوع من الاجتماعات توشك أن تدعو إليه.',
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
        <p>تجد التسجيل هنا في اليوم التالي، ومعه قائمة تحقّق من صفحة واحدة.</p>`,
    },
    type: 'webinar',
    language: 'en',
    provider: 'Brandt & Okafor Engineers',
    duration_minutes: 60,
    price: null,
    terms: ['topic-teams', 'skill-facilitating', 'skill-planning', 'level-beginner', 'profession-office'],
    organizations: [],
    completion: 'external',
    created_days_ago: 96,
    next_session: { in_days: 3, hour: 10 },
  },
  {
    external_id: 'leading-through-change',
    title: { en: 'Leading people through change', ar: 'قيادة الناس في أوقات التغيير' },
    summary: {
      en: 'A new building, a new system, a new owner. How to tell people early, listen longer than is comfortable, and keep the work going.',
      ar: 'مبنى جديد أو نظام جديد أو مالك جديد: كيف تُخبر الناس مبكرًا، وتُصغي أطول مما تودّ، وتحافظ على سير العمل.',
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
        <p>أربعة أجزاء، مدة كل منها ساعة، موزّعة على شهر، مع <strong>دفتر يوميات للتغيير</strong> لمديرك أن يطّلع عليه إن شئت.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Northlight Institute',
    duration_minutes: 240,
    price: { amount: 4900, currency: 'EUR' },
    terms: ['topic-change', 'skill-planning', 'skill-listening', 'level-advanced', 'profession-management'],
    organizations: [],
    completion: 'self',
    created_days_ago: 205,
  },
  {
    external_id: 'schichtteams-fuehren',
    title: { en: 'Leading a team that works in shifts', ar: 'قيادة فريق يعمل بنظام المناوبات' },
    summary: {
      en: 'You see half your team at dawn and the other half at dusk. Held in German, with examples from wards, loading docks and front desks.',
      ar: 'ترى نصف فريقك فجرًا ونصفه الآخر مساءً. تُقدَّم بالألمانية، وأمثلتها من أقسام المستشفى وأرصفة الشحن ومكاتب الاستقبال.',
    },
    description: {
      en: prose`
        <p>Shift teams are rarely in one room. An office settles many things at the coffee machine. Here they have to be settled on purpose: who knows what, who was asked, who feels forgotten.</p>
        <h2>What we talk about</h2>
        <ul><li>A roster that people call fair, even when it is full</li><li>One message that reaches every shift in the same words</li><li>Looking after the night: being present without being there</li></ul>
        <p>For shift leads and those who plan for them. <strong>The webinar is held in German</strong>; the handout is in German and English.</p>`,
      ar: prose`
        <p>قلّما تجتمع فرق المناوبات في غرفة واحدة. فما يُحسم في المكاتب حول فنجان قهوة ينبغي أن يُحسم هنا عن قصد: من الذي عَلِم، ومن الذي استُشير، ومن الذي يشعر بأنه مَنسيّ.</p>
        <h2>محاور اللقاء</h2>
        <ul><li>جدول مناوبات يراه الناس عادلًا حتى حين يكون مزدحمًا</li><li>رسالة واحدة تصل إلى المناوبات كلها بالصيغة نفسها</li><li>رعاية فريق الليل: أن تكون قريبًا من دون أن تكون حاضرًا</li></ul>
        <p>لمسؤولي المناوبات ولمن يضعون جداولها. <strong>تُعقد الندوة بالألمانية</strong>، وأوراقها متاحة بالألمانية والإنجليزية.</p>`,
    },
    type: 'webinar',
    language: 'de',
    provider: 'Saltmarsh General Hospital',
    duration_minutes: 90,
    price: null,
    terms: [
      'topic-teams',
      'topic-german',
      'skill-planning',
      'level-intermediate',
      'profession-management',
      'profession-care',
    ],
    organizations: [],
    completion: 'external',
    created_days_ago: 61,
    next_session: { in_days: 17, hour: 16 },
  },
  {
    external_id: 'team-of-many-cultures',
    title: { en: 'A team of many cultures', ar: 'فريق متعدّد الثقافات' },
    summary: {
      en: 'When politeness, silence and punctuality mean different things around one table. Taught in Arabic.',
      ar: 'حين تختلف معاني المجاملة والصمت ودقّة المواعيد حول طاولة واحدة. دورة باللغة العربية.',
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
        <p>للمسؤولين والمدرّبين. ستة فصول، مدة كل منها نصف ساعة، مع حوارات مسجّلة و<strong>ترجمة إنجليزية مكتوبة</strong>.</p>`,
    },
    type: 'course',
    language: 'ar',
    provider: 'أكاديمية جونيبر',
    duration_minutes: 180,
    price: null,
    terms: ['topic-teams', 'topic-conversations', 'skill-listening', 'level-intermediate', 'profession-management'],
    organizations: [],
    completion: 'self',
    created_days_ago: 132,
  },
]
