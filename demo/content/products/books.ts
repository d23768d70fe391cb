import { prose } from '../prose.ts'
import { checkoutField, shipping } from './fields.ts'
import type { DemoProduct } from './product.ts'

export const bookProducts: readonly DemoProduct[] = [
  {
    key: 'book-of-your-choice',
    type: 'physical',
    category: 'reward-books',
    title: { en: 'Book of your choice', ar: 'كتاب من اختيارك' },
    summary: {
      en: 'Name any book in print, in any language. Bell Lane’s buyers find it, wrap it and send it to you.',
      ar: 'سمِّ أي كتاب متوفّر، بأي لغة. يعثر عليه مشترو مكتبة بِل لين، ويغلّفونه ويرسلونه إليك.',
    },
    description: {
      en: prose`
        <p>It need not have anything to do with your work. Last year people asked for a flora of the Faroe Islands, four cookbooks, a grammar of Amharic and, eleven times, the same detective story.</p>
        <p>Up to the price of an ordinary hardback. If yours costs more, we write to you first.</p>`,
      ar: prose`
        <p>ليس عليه أن يمتّ إلى عملك بصلة. في العام الماضي طُلب منا دليل لنباتات جزر فارو، وأربعة كتب طبخ، وكتاب في نحو الأمهرية، وطُلبت الرواية البوليسية نفسها إحدى عشرة مرة.</p>
        <p>في حدود ثمن كتاب مجلّد عادي، فإن زاد ثمن كتابك كتبنا إليك أولًا.</p>`,
    },
    price: 150,
    instructions: {
      en: prose`<p>The buyers at Bell Lane have your wish. Most books arrive within two weeks; rare ones take as long as they take.</p>`,
      ar: prose`<p>وصل طلبك إلى مشتري الكتب في بِل لين. تصل معظم الكتب خلال أسبوعين، وللنادر منها وقته.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    max_per_order: 2,
    checkout_fields: [
      checkoutField({
        name: 'title',
        type: 'text',
        label: { en: 'Title', ar: 'عنوان الكتاب' },
        hint: {
          en: 'Add the author where there are several.',
          ar: 'أضف اسم المؤلف إن حمل العنوانَ نفسه أكثرُ من كتاب.',
        },
      }),
      checkoutField({
        name: 'book_language',
        type: 'text',
        label: { en: 'Language of the book', ar: 'لغة الكتاب' },
        required: false,
      }),
      ...shipping,
    ],
    featured: true,
    weight: 4,
    created_days_ago: 345,
    appeal: 5,
  },
  {
    key: 'bookshop-voucher',
    type: 'voucher',
    category: 'reward-books',
    title: { en: 'Bookshop voucher', ar: 'قسيمة مكتبة لبيع الكتب' },
    summary: {
      en: 'Ten euros at any of ninety independent bookshops, or at their shared counter on the web.',
      ar: 'عشرة يوروهات لدى أيّ من تسعين مكتبة مستقلة لبيع الكتب، أو في متجرها المشترك على الإنترنت.',
    },
    description: {
      en: prose`<p>The code appears at once. It can be spent in parts, is good for three years, and works for books, cards and maps, <em>not for coffee</em>.</p>`,
      ar: prose`<p>يظهر الرمز فورًا، ويمكن صرفه على دفعات، وهو صالح ثلاث سنوات لشراء الكتب والبطاقات والخرائط، <em>لا القهوة</em>.</p>`,
    },
    price: 100,
    instructions: {
      en: prose`<p>Show the code at the till, or type it at <strong>books.example</strong> when you pay. Keep it until it is spent: it works like cash.</p>`,
      ar: prose`<p>أبرز الرمز عند الدفع، أو اكتبه في <strong>books.example</strong>. احتفظ به حتى تصرفه كله: فهو كالنقد.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    stock: 60,
    low_stock_at: 8,
    max_per_order: 3,
    limit: { count: 6, period: 'year' },
    created_days_ago: 340,
    appeal: 6,
  },
  {
    key: 'cinema-for-two',
    type: 'voucher',
    category: 'reward-books',
    title: { en: 'Cinema voucher for two', ar: 'قسيمة سينما لشخصين' },
    summary: {
      en: 'Two seats on any day, for any film, in the picture houses that still draw their curtain.',
      ar: 'مقعدان في أي يوم ولأي فيلم، في دور السينما التي ما زالت تسدل ستارها.',
    },
    description: {
      en: prose`<p>Good in forty towns. The voucher covers both seats and leaves the popcorn to you.</p>`,
      ar: prose`<p>صالحة في أربعين مدينة. تشمل القسيمة المقعدين، وتترك الفشار لك.</p>`,
    },
    price: 180,
    instructions: {
      en: prose`<p>Book at <strong>cinema.example</strong> with the code, or show it at the box office. It is good for one visit of two people.</p>`,
      ar: prose`<p>احجز عبر <strong>cinema.example</strong> مستخدمًا الرمز، أو أبرزه عند شباك التذاكر. يصلح لزيارة واحدة لشخصين.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    stock: 4,
    low_stock_at: 2,
    max_per_order: 1,
    limit: { count: 1, period: 'month' },
    featured: true,
    weight: 6,
    created_days_ago: 330,
    appeal: 30,
  },
  {
    key: 'audiobooks',
    type: 'voucher',
    category: 'reward-books',
    title: { en: 'Three months of audiobooks', ar: 'ثلاثة أشهر من الكتب المسموعة' },
    summary: {
      en: 'As many books as you can listen to, in thirty languages, for the bus, the kitchen and the long road.',
      ar: 'ما استطعت سماعه من الكتب، بثلاثين لغة، للحافلة والمطبخ والطريق الطويل.',
    },
    description: {
      en: prose`<p>Read by actors, now and then by the author. It ends by itself after three months; nothing renews behind your back.</p>`,
      ar: prose`<p>يقرؤها ممثّلون، ويقرؤها مؤلفوها أحيانًا. ينتهي الاشتراك من تلقاء نفسه بعد ثلاثة أشهر، ولا يتجدّد شيء من دون علمك.</p>`,
    },
    price: 240,
    instructions: {
      en: prose`<p>Make an account at <strong>listen.example</strong>, choose “I have a code” and type it. The three months begin then, not today.</p>`,
      ar: prose`<p>أنشئ حسابًا في <strong>listen.example</strong> واختر «لديّ رمز» ثم اكتبه. تبدأ الأشهر الثلاثة حينئذ لا اليوم.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    stock: 25,
    low_stock_at: 5,
    max_per_order: 1,
    created_days_ago: 180,
    appeal: 2,
  },
  {
    key: 'museum-pass',
    type: 'voucher',
    category: 'reward-books',
    title: { en: 'Museum pass for a year', ar: 'بطاقة متاحف لعام كامل' },
    summary: {
      en: 'Sixty museums, as often as you like, and you may bring one child or one curious colleague.',
      ar: 'ستون متحفًا، كلما شئت، ولك أن تصطحب طفلًا أو زميلًا فضوليًا.',
    },
    description: {
      en: prose`<p>From natural history to the history of bread. The pass is yours for twelve months from the first visit.</p>`,
      ar: prose`<p>من التاريخ الطبيعي إلى تاريخ الخبز. البطاقة لك اثني عشر شهرًا من أول زيارة.</p>`,
    },
    price: 600,
    instructions: {
      en: prose`<p>Exchange the code for a card at the desk of any of the museums. Bring something with your name on it.</p>`,
      ar: prose`<p>استبدل بالرمز بطاقة في استقبال أيّ من المتاحف، وأحضر معك ما يثبت اسمك.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'never',
    stock: 12,
    low_stock_at: 3,
    max_per_order: 1,
    limit: { count: 1, period: 'year' },
    created_days_ago: 220,
    appeal: 0.6,
  },
  {
    key: 'concert-evening',
    type: 'experience',
    category: 'reward-books',
    title: { en: 'An evening with the city orchestra', ar: 'أمسية مع أوركسترا المدينة' },
    summary: {
      en: 'Twenty seats in the fourth row, and before it a quarter of an hour with the second bassoon.',
      ar: 'عشرون مقعدًا في الصف الرابع، وقبلها ربع ساعة مع عازف الباسون الثاني.',
    },
    description: {
      en: prose`<p>The programme is a secret of the orchestra’s until the week before. One thing is certain: it ends loudly. Seats go on sale to everyone at the same moment.</p>`,
      ar: prose`<p>تكتم الأوركسترا برنامجها حتى الأسبوع الأخير. والمؤكد أنه ينتهي صاخبًا. تُتاح المقاعد للجميع في اللحظة نفسها.</p>`,
    },
    price: 450,
    instructions: {
      en: prose`<p>Your seat is under your name at the evening box office. Doors open at seven.</p>`,
      ar: prose`<p>مقعدك محجوز باسمك لدى شباك المساء. تُفتح الأبواب في السابعة.</p>`,
    },
    fulfilment: 'instant',
    cancel_policy: 'until_fulfilled',
    stock: 20,
    low_stock_at: 4,
    max_per_order: 2,
    featured: true,
    weight: 9,
    created_days_ago: 6,
    purchasable: { from_in_days: 12 },
    appeal: 0,
  },
]
