import { prose } from '../prose.ts'
import { organizations } from '../organizations.ts'
import { checkoutField } from './fields.ts'
import type { DemoProduct } from './product.ts'

const day = checkoutField({
  name: 'day',
  type: 'date',
  label: { en: 'Which day would suit you?', ar: 'أيّ يوم يناسبك؟' },
})
const note = checkoutField({
  name: 'note',
  type: 'textarea',
  label: { en: 'Anything we should know', ar: 'ما ينبغي أن نعرفه' },
  required: false,
})

export const timeProducts: readonly DemoProduct[] = [
  {
    key: 'half-day-off',
    type: 'experience',
    category: 'reward-time',
    title: { en: 'Half day off', ar: 'نصف يوم إجازة' },
    summary: {
      en: 'An afternoon that belongs to you. Nobody asks what you did with it.',
      ar: 'عصر كامل لك وحدك. ولن يسألك أحد فيمَ أمضيته.',
    },
    description: {
      en: prose`
        <p>Paid, beside your ordinary leave, from one o’clock on. Your lead agrees to the day, so ask for one on which the others can manage.</p>
        <ul><li>One in a month at most</li><li>Can be moved once, up to the day before</li></ul>`,
      ar: prose`
        <p>مدفوع الأجر، زيادةً على إجازتك المعتادة، من الواحدة ظهرًا. يوافق مسؤولك على اليوم، فاختر يومًا يستطيع الآخرون تدبّره من دونك.</p>
        <ul><li>مرة في الشهر على الأكثر</li><li>يمكن نقله مرة واحدة، حتى اليوم السابق له</li></ul>`,
    },
    price: 300,
    instructions: {
      en: prose`<p>It is in the roster. Tell the colleague who takes over from you, and switch your phone off.</p>`,
      ar: prose`<p>أُدرج في جدول المناوبات. أخبر من يتسلّم عنك، وأطفئ هاتفك.</p>`,
    },
    terms: {
      en: 'The half day is taken within three months. It is not paid out, and not given to somebody else.',
      ar: 'يُؤخذ نصف اليوم خلال ثلاثة أشهر. لا يُصرف نقدًا، ولا يُنقل إلى شخص آخر.',
    },
    fulfilment: 'approval',
    cancel_policy: 'until_approved',
    limit: { count: 1, period: 'month' },
    max_per_order: 1,
    checkout_fields: [day, note],
    featured: true,
    weight: 2,
    created_days_ago: 345,
    appeal: 5,
  },
  {
    key: 'day-off',
    type: 'experience',
    category: 'reward-time',
    title: { en: 'A whole day off', ar: 'يوم إجازة كامل' },
    summary: {
      en: 'For the thing that does not fit into an afternoon: a mountain, a wedding, a very long breakfast.',
      ar: 'لما لا يتّسع له نصف يوم: جبل، أو عرس، أو فطور يطول.',
    },
    description: {
      en: prose`<p>Paid, beside your ordinary leave. Two in a year at most, and never two in a row.</p>`,
      ar: prose`<p>مدفوع الأجر، زيادةً على إجازتك المعتادة. يومان في العام على الأكثر، ولا يتتاليان.</p>`,
    },
    price: 580,
    instructions: {
      en: prose`<p>It is in the roster. Send us a postcard if you like; the best ones hang in the kitchen.</p>`,
      ar: prose`<p>أُدرج في جدول المناوبات. أرسل إلينا بطاقة بريدية إن شئت؛ فأجملها معلّق في المطبخ.</p>`,
    },
    terms: {
      en: 'The day is taken within six months. It is not paid out, and not given to somebody else.',
      ar: 'يُؤخذ اليوم خلال ستة أشهر. لا يُصرف نقدًا، ولا يُنقل إلى شخص آخر.',
    },
    fulfilment: 'approval',
    cancel_policy: 'until_approved',
    limit: { count: 2, period: 'year' },
    max_per_order: 1,
    checkout_fields: [day, note],
    created_days_ago: 345,
    appeal: 1,
  },
  {
    key: 'a-day-elsewhere',
    type: 'experience',
    category: 'reward-time',
    title: { en: 'A day in another house', ar: 'يوم في مؤسسة أخرى' },
    summary: {
      en: 'Swap your desk for a ward, a warehouse, a kitchen or a classroom, and see how the others do it.',
      ar: 'استبدل بمكتبك قسمًا في مستشفى أو مستودعًا أو مطبخًا أو صفًّا، وانظر كيف يعمل الآخرون.',
    },
    description: {
      en: prose`
        <p>You follow a colleague from one of the other five organisations through an ordinary working day, and they feed you lunch.</p>
        <p>Bring shoes you can stand in. <strong>Everything that you see about patients, guests and pupils stays there.</strong></p>`,
      ar: prose`
        <p>ترافق زميلًا من إحدى المؤسسات الخمس الأخرى يوم عمل عاديًا، والغداء عليهم.</p>
        <p>البس حذاءً يصلح للوقوف. <strong>وما تراه من شؤون المرضى والنزلاء والتلاميذ يبقى هناك.</strong></p>`,
    },
    price: 120,
    instructions: {
      en: prose`<p>Your host writes to you with a date and a door. Be there ten minutes early, and ask everything.</p>`,
      ar: prose`<p>يكتب إليك مضيفك بالموعد والمكان. احضر قبل عشر دقائق، واسأل عن كل شيء.</p>`,
    },
    fulfilment: 'approval',
    cancel_policy: 'until_approved',
    limit: { count: 2, period: 'year' },
    max_per_order: 1,
    checkout_fields: [
      checkoutField({
        name: 'house',
        type: 'select',
        label: { en: 'Where would you like to go?', ar: 'أين تودّ قضاء اليوم؟' },
        options: organizations.map(({ name }) => name),
      }),
      note,
    ],
    created_days_ago: 310,
    appeal: 2,
  },
  {
    key: 'half-hour-for-your-back',
    type: 'experience',
    category: 'reward-time',
    title: { en: 'Half an hour for your back', ar: 'نصف ساعة لظهرك' },
    summary: {
      en: 'Thirty minutes with the physiotherapists of Saltmarsh, in a quiet room, without a form to fill in.',
      ar: 'ثلاثون دقيقة مع أخصائيي العلاج الطبيعي في سولتمارش، في غرفة هادئة، وبلا استمارة تملؤها.',
    },
    description: {
      en: prose`<p>They have hands for shoulders, necks and everything that carries. You leave with one exercise, chosen for you.</p>`,
      ar: prose`<p>لهم خبرة بالأكتاف والرقاب وكل ما يحمل. وتخرج من عندهم بتمرين واحد اختير لك.</p>`,
    },
    price: 200,
    instructions: {
      en: prose`<p>Ring extension 214 and say that the academy sends you. Appointments are on Wednesdays and Thursdays.</p>`,
      ar: prose`<p>اتصل بالتحويلة 214 وقل إنك من طرف الأكاديمية. المواعيد يومي الأربعاء والخميس.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    limit: { count: 1, period: 'month' },
    max_per_order: 1,
    created_days_ago: 260,
    appeal: 3,
  },
  {
    key: 'parking-by-the-door',
    type: 'experience',
    category: 'reward-time',
    title: { en: 'A month of parking by the door', ar: 'شهر من الوقوف عند الباب' },
    summary: {
      en: 'Bay 4 at Saltmarsh: dry, lit, and eleven steps from the staff entrance. For hospital colleagues.',
      ar: 'الموقف الرابع في سولتمارش: مسقوف ومُضاء، على إحدى عشرة خطوة من مدخل الموظفين. لزملاء المستشفى.',
    },
    description: {
      en: prose`<p>One bay, one month, one holder. The caretakers hang your name over it.</p>`,
      ar: prose`<p>موقف واحد لشهر واحد لصاحب واحد. ويعلّق الحرّاس اسمك فوقه.</p>`,
    },
    price: 260,
    instructions: {
      en: prose`<p>Bring your number plate to the porter’s lodge; the barrier knows you from the first of the month.</p>`,
      ar: prose`<p>أحضر رقم لوحة سيارتك إلى غرفة البوّاب؛ يتعرّف عليك الحاجز من أول الشهر.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 6,
    low_stock_at: 1,
    limit: { count: 1, period: 'year' },
    max_per_order: 1,
    checkout_fields: [
      checkoutField({ name: 'plate', type: 'text', label: { en: 'Number plate', ar: 'رقم لوحة السيارة' } }),
    ],
    organizations: ['saltmarsh'],
    created_days_ago: 150,
    appeal: 1,
  },
]
