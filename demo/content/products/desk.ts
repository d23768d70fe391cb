import { prose } from '../prose.ts'
import { checkoutField, shipping } from './fields.ts'
import type { DemoProduct } from './product.ts'

const byPost = {
  en: prose`<p>We pack on Tuesdays and Fridays. Your parcel is with you within ten days; write to <strong>rewards@academy.example</strong> if it is not.</p>`,
  ar: prose`<p>نجهّز الطرود أيام الثلاثاء والجمعة، ويصلك طردك خلال عشرة أيام؛ فإن تأخّر فراسلنا على <strong>rewards@academy.example</strong>.</p>`,
}

export const deskProducts: readonly DemoProduct[] = [
  {
    key: 'enamel-mug',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'Enamel mug', ar: 'كوب مطلي بالمينا' },
    summary: {
      en: 'White outside, green inside, and hard to break. It holds a third of a litre of whatever gets you through the morning.',
      ar: 'أبيض من الخارج، أخضر من الداخل، عصيّ على الكسر. يتّسع لثلث لتر مما يعينك على الصباح.',
    },
    description: {
      en: prose`
        <p>Made by a small works in the north that has enamelled pots since 1907. The juniper twig on the side is drawn by our own librarian.</p>
        <ul><li>33 cl, 140 grams</li><li>Dishwasher, camp fire and night shift proof</li><li>Not for the microwave</li></ul>`,
      ar: prose`
        <p>من صنع مشغل صغير في الشمال يطلي القدور بالمينا منذ عام 1907. أما غصن العرعر على جانبه فمن رسم أمينة مكتبتنا.</p>
        <ul><li>سعته 33 سنتيلترًا ووزنه 140 غرامًا</li><li>يحتمل غسالة الأطباق ونار المخيّم ومناوبة الليل</li><li>لا يصلح لفرن الميكروويف</li></ul>`,
    },
    price: 80,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 120,
    low_stock_at: 10,
    max_per_order: 4,
    checkout_fields: shipping,
    featured: true,
    weight: 1,
    created_days_ago: 345,
    appeal: 5,
  },
  {
    key: 'dotted-notebook',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'Notebook, dotted', ar: 'دفتر منقّط' },
    summary: {
      en: 'One hundred and sixty pages that lie flat. The dots keep your lines straight and stay out of the way of your drawings.',
      ar: 'مئة وستون صفحة تنبسط تمامًا. النقاط تُبقي أسطرك مستقيمة ولا تعترض رسومك.',
    },
    description: {
      en: prose`<p>Thread-sewn, with a ribbon, a pocket at the back, and paper heavy enough for a fountain pen. The cover comes in four colours; <em>tell us which at the checkout</em>.</p>`,
      ar: prose`<p>مخيط بالخيط، وله شريط للعلامة وجيب في آخره، وورقه يحتمل قلم الحبر السائل. للغلاف أربعة ألوان؛ <em>اختر لونك عند الشراء</em>.</p>`,
    },
    price: 60,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 200,
    low_stock_at: 15,
    max_per_order: 5,
    checkout_fields: [
      checkoutField({
        name: 'colour',
        type: 'select',
        label: { en: 'Colour', ar: 'اللون' },
        options: [
          { en: 'Juniper', ar: 'أخضر العرعر' },
          { en: 'Rust', ar: 'صدئي' },
          { en: 'Sand', ar: 'رملي' },
          { en: 'Ink', ar: 'حبري' },
        ],
      }),
      ...shipping,
    ],
    featured: true,
    weight: 8,
    created_days_ago: 345,
    appeal: 5,
  },
  {
    key: 'fountain-pen',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'Fountain pen', ar: 'قلم حبر سائل' },
    summary: {
      en: 'For people who still write cards. A steel nib that forgives a heavy hand, and a bottle of green ink to go with it.',
      ar: 'لمن لا يزال يكتب البطاقات. ريشة فولاذية تغفر لليد الثقيلة، ومعها زجاجة حبر أخضر.',
    },
    description: {
      en: prose`
        <p>It takes cartridges and comes with a converter. Choose the nib that suits your hand: the right-hand and left-hand ones are cut differently.</p>
        <p>The ink washes out of most shirts, and of no tablecloth.</p>`,
      ar: prose`
        <p>يعمل بخراطيش الحبر، ومعه محوّل للتعبئة. اختر الريشة التي تناسب يدك: فالمخصّصة لليمنى غير المخصّصة لليسرى.</p>
        <p>يزول حبره عن معظم القمصان، ولا يزول عن مفرش مائدة قطّ.</p>`,
    },
    price: 260,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 40,
    low_stock_at: 5,
    max_per_order: 2,
    checkout_fields: [
      checkoutField({
        name: 'nib',
        type: 'select',
        label: { en: 'Nib', ar: 'سنّ القلم' },
        options: [
          { en: 'Fine', ar: 'رفيع' },
          { en: 'Medium', ar: 'متوسط' },
          { en: 'Broad', ar: 'عريض' },
          { en: 'Medium, for the left hand', ar: 'متوسط، لمن يكتب باليسرى' },
        ],
      }),
      ...shipping,
    ],
    created_days_ago: 250,
    appeal: 1,
  },
  {
    key: 'oak-bookends',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'A pair of bookends in oak', ar: 'مسندا كتب من خشب البلوط' },
    summary: {
      en: 'Cut from the old shelves of Bell Lane Library when the reading room was rebuilt. They have held books up for ninety years.',
      ar: 'قُطعا من رفوف مكتبة بِل لين القديمة حين جُدّدت قاعة القراءة. أسندا الكتب تسعين عامًا ولا يزالان قادرين.',
    },
    description: {
      en: prose`<p>No two pairs are alike: each keeps the marks of its shelf, oiled and felted underneath. Somewhere on yours there is a number in pencil. We do not know what it counted.</p>`,
      ar: prose`<p>لا يتشابه منها زوجان: يحتفظ كلّ بآثار رفّه، وقد زُيّت خشبه ولُبّد أسفله. وفي موضع ما منه رقم كُتب بقلم الرصاص، لا ندري ماذا كان يعُدّ.</p>`,
    },
    price: 340,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 18,
    low_stock_at: 3,
    max_per_order: 1,
    checkout_fields: shipping,
    created_days_ago: 160,
    appeal: 1,
  },
  {
    key: 'desk-lamp',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'Reading lamp', ar: 'مصباح قراءة' },
    summary: {
      en: 'Warm at night, clear by day, and quiet to look at. The arm stays where you leave it.',
      ar: 'دافئ ليلًا، صافٍ نهارًا، هادئ في العين. وذراعه تثبت حيث تتركها.',
    },
    description: {
      en: prose`<p>Powder-coated steel with a cord of two metres. The light goes from candle to daylight by turning the shade, and the lamp can be repaired: every part has a number and a price.</p>`,
      ar: prose`<p>فولاذ مطلي بالمسحوق وسلك طوله متران. بتدوير الغطاء ينتقل الضوء من دفء الشمعة إلى صفاء النهار، والمصباح قابل للإصلاح: لكل قطعة منه رقم وسعر.</p>`,
    },
    price: 950,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 9,
    low_stock_at: 3,
    limit: { count: 1, period: 'lifetime' },
    checkout_fields: shipping,
    created_days_ago: 120,
    appeal: 0.4,
  },
  {
    key: 'last-years-diary',
    type: 'physical',
    category: 'reward-desk',
    title: { en: 'Academy diary', ar: 'مفكّرة الأكاديمية' },
    summary: {
      en: 'A week on two pages, with a question from one of our trainings at the top of each.',
      ar: 'أسبوع في صفحتين، وفي أعلى كل أسبوع سؤال من أحد تدريباتنا.',
    },
    description: {
      en: prose`<p>Pocket size, in English and Arabic, begun from either end. The next one is being written.</p>`,
      ar: prose`<p>بحجم الجيب، بالعربية والإنجليزية، تُقرأ من طرفيها. والتالية قيد الكتابة.</p>`,
    },
    price: 45,
    instructions: byPost,
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 60,
    checkout_fields: shipping,
    created_days_ago: 348,
    purchasable: { until_in_days: -210 },
    status: 'archived',
    appeal: 4,
  },
]
