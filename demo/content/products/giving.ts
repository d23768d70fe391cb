import { prose } from '../prose.ts'
import { checkoutField } from './fields.ts'
import type { DemoProduct } from './product.ts'

export const givingProducts: readonly DemoProduct[] = [
  {
    key: 'plant-a-tree',
    type: 'donation',
    category: 'reward-giving',
    title: { en: 'Plant a tree in your name', ar: 'شجرة باسمك' },
    summary: {
      en: 'An oak, a beech or a wild cherry, on the slope behind Graywater’s depot where nothing but gravel was.',
      ar: 'بلوطة أو زانة أو كرزة برّية، على المنحدر خلف مستودع غريووتر حيث لم يكن غير الحصى.',
    },
    description: {
      en: prose`<p>The foresters plant in March and November. Each row has a board with the names of those who gave it; yours need not be on it.</p>`,
      ar: prose`<p>يغرس عمّال الغابات في مارس ونوفمبر. ولكل صفّ لوحة بأسماء من وهبوه؛ ولك ألا يُذكر اسمك.</p>`,
    },
    price: 40,
    instructions: {
      en: prose`<p>Thank you. Your tree is number one hundred and something on the slope; go and see it, the bus stops below.</p>`,
      ar: prose`<p>شكرًا لك. شجرتك هي المئة ونيّف على المنحدر؛ زرها، فالحافلة تقف عند أسفله.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 10,
    checkout_fields: [
      checkoutField({
        name: 'board',
        type: 'text',
        label: { en: 'Name for the board', ar: 'الاسم على اللوحة' },
        hint: { en: 'Leave it empty to give quietly.', ar: 'اتركه فارغًا إن آثرت ألا يُذكر اسمك.' },
        required: false,
      }),
    ],
    featured: true,
    weight: 5,
    created_days_ago: 345,
    appeal: 5,
  },
  {
    key: 'school-breakfasts',
    type: 'donation',
    category: 'reward-giving',
    title: { en: 'A week of school breakfasts', ar: 'أسبوع من الفطور المدرسي' },
    summary: {
      en: 'Porridge and an apple for one child at Fernhill, Monday to Friday.',
      ar: 'عصيدة وتفاحة لطفل واحد في فيرنهيل، من الاثنين إلى الجمعة.',
    },
    description: {
      en: prose`<p>It is harder to learn to read on an empty stomach. The kitchen does not ask who pays, and keeps secret which meals are gifts.</p>`,
      ar: prose`<p>تعلّم القراءة أصعب على معدة خاوية. والمطبخ لا يسأل من دفع، ولا يخبر عمّن دُفع له.</p>`,
    },
    price: 75,
    instructions: {
      en: prose`<p>Thank you. Fernhill’s kitchen adds your week to the next one it cooks.</p>`,
      ar: prose`<p>شكرًا لك. يضيف مطبخ فيرنهيل أسبوعك إلى أول أسبوع يطبخ له.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 10,
    created_days_ago: 330,
    appeal: 2,
  },
  {
    key: 'library-book',
    type: 'donation',
    category: 'reward-giving',
    title: { en: 'A book for the travelling library', ar: 'كتاب للمكتبة المتنقّلة' },
    summary: {
      en: 'Bell Lane’s van visits eleven villages that have no library. This puts one more book on board.',
      ar: 'تزور عربة بِل لين إحدى عشرة قرية لا مكتبة فيها. وهذا يضع على متنها كتابًا آخر.',
    },
    description: {
      en: prose`<p>The villages say what they want; at present that is large print and anything about bees. Your dedication goes inside the cover.</p>`,
      ar: prose`<p>تقول القرى ما تريد، وتريد في هذه الأيام الطباعة الكبيرة وكل ما يتعلّق بالنحل. ويُكتب إهداؤك داخل الغلاف.</p>`,
    },
    price: 110,
    instructions: {
      en: prose`<p>Thank you. The van takes it along on its next round.</p>`,
      ar: prose`<p>شكرًا لك. تأخذه العربة معها في جولتها القادمة.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 5,
    checkout_fields: [
      checkoutField({
        name: 'dedication',
        type: 'textarea',
        label: { en: 'Dedication', ar: 'الإهداء' },
        hint: { en: 'Two lines at most.', ar: 'سطران على الأكثر.' },
        required: false,
      }),
    ],
    created_days_ago: 290,
    appeal: 2,
  },
  {
    key: 'seed-box',
    type: 'physical',
    category: 'reward-giving',
    title: { en: 'A box of seeds, and one for a neighbour', ar: 'علبة بذور، وأخرى لجارك' },
    summary: {
      en: 'Twelve kinds from the school garden, each in its own paper, twice. The offer of last month.',
      ar: 'اثنا عشر نوعًا من بستان المدرسة، كلّ في ورقته، ومنها نسختان. عرض الشهر الماضي.',
    },
    description: {
      en: prose`<p>Collected, dried and labelled by the pupils. The spelling is theirs, too.</p>`,
      ar: prose`<p>جمعها التلاميذ وجفّفوها وكتبوا أسماءها، والإملاء لهم أيضًا.</p>`,
    },
    price: 55,
    instructions: {
      en: prose`<p>The boxes lie in the staff room of your house from Monday on.</p>`,
      ar: prose`<p>العلب في غرفة الموظفين بمؤسستك ابتداءً من الاثنين.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 80,
    max_per_order: 2,
    weight: 90,
    created_days_ago: 40,
    purchasable: { until_in_days: -9 },
    appeal: 6,
  },
  {
    key: 'hour-of-conversation',
    type: 'donation',
    category: 'reward-giving',
    title: { en: 'An hour of conversation for a newcomer', ar: 'ساعة محادثة لقادم جديد' },
    summary: {
      en: 'Somebody who has just arrived talks for an hour with a teacher of ours. You pay for the hour.',
      ar: 'قادم جديد يتحدّث ساعة مع معلّم من معلّمينا. وأنت من يدفع ثمن الساعة.',
    },
    description: {
      en: prose`<p>In eight languages, at the long table or on the telephone. Last year’s hours would fill three working weeks.</p>`,
      ar: prose`<p>بثماني لغات، على المائدة الطويلة أو بالهاتف. وساعات العام الماضي تملأ ثلاثة أسابيع عمل.</p>`,
    },
    price: 140,
    instructions: {
      en: prose`<p>Thank you. The teacher and the newcomer learn that a colleague paid for this, but not who.</p>`,
      ar: prose`<p>شكرًا لك. يُقال للمعلّم والقادم إن أحدًا أراد هذا، ولا يُقال من هو.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    max_per_order: 5,
    created_days_ago: 170,
    appeal: 1.5,
  },
]
