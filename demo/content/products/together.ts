import { prose } from '../prose.ts'
import { checkoutField } from './fields.ts'
import type { DemoProduct } from './product.ts'

export const togetherProducts: readonly DemoProduct[] = [
  {
    key: 'coffee-with-the-founder',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'Coffee with the founder', ar: 'فنجان قهوة مع المؤسِّسة' },
    summary: {
      en: 'An hour, two cups, no agenda. She has run the academy for nineteen years and is glad of questions.',
      ar: 'ساعة وفنجانان بلا جدول أعمال. تدير الأكاديمية منذ تسعة عشر عامًا وتسرّها الأسئلة.',
    },
    description: {
      en: prose`<p>People have come with a business plan, a complaint about the search field, and a poem. All three were read. Once a year for each of us, so that everyone gets a turn.</p>`,
      ar: prose`<p>جاءها من يحمل خطة عمل، ومن يحمل شكوى من حقل البحث، ومن يحمل قصيدة، فقرأت الثلاث. مرة في العام لكل منا، ليصل الدور إلى الجميع.</p>`,
    },
    price: 220,
    instructions: {
      en: prose`<p>Her assistant proposes three dates within the week. On screen works as well; bring your own cup then.</p>`,
      ar: prose`<p>تقترح عليك مساعدتها ثلاثة مواعيد خلال الأسبوع. ويصحّ اللقاء على الشاشة، فأحضر فنجانك حينئذ.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    limit: { count: 1, period: 'year' },
    max_per_order: 1,
    checkout_fields: [
      checkoutField({
        name: 'subject',
        type: 'textarea',
        label: { en: 'What would you like to talk about?', ar: 'فيمَ تودّ الحديث؟' },
        required: false,
      }),
    ],
    featured: true,
    weight: 7,
    created_days_ago: 320,
    appeal: 2,
  },
  {
    key: 'photography-workshop',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'Weekend photography workshop', ar: 'ورشة تصوير في نهاية الأسبوع' },
    summary: {
      en: 'Two days in the old harbour with a photographer who works with one lens, and expects you to walk.',
      ar: 'يومان في الميناء القديم مع مصوّر يعمل بعدسة واحدة، ويتوقّع منك أن تمشي.',
    },
    description: {
      en: prose`
        <p>Saturday is for light, Sunday for people. A telephone is camera enough. In the evening we look at everybody’s ten best, on paper.</p>
        <ul><li>Twelve places, two dates a year</li><li>Lunch on both days</li><li>The way there and the bed are yours to arrange</li></ul>`,
      ar: prose`
        <p>السبت للضوء، والأحد للناس. والهاتف كاميرا كافية. وفي المساء نتأمّل أجمل عشر صور لكل مشارك، مطبوعة على ورق.</p>
        <ul><li>اثنا عشر مكانًا في موعدين كل عام</li><li>الغداء في اليومين</li><li>السفر والمبيت عليك</li></ul>`,
    },
    price: 500,
    instructions: {
      en: prose`<p>You have a place. The two dates come by mail as soon as the ferry timetable is out; choose the one that suits you.</p>`,
      ar: prose`<p>مكانك محجوز. يصلك الموعدان بالبريد حالما يصدر جدول العبّارة، فاختر ما يناسبك.</p>`,
    },
    terms: {
      en: 'If you cannot come, tell us a week before, so that somebody from the waiting list can. Pictures of people are taken with their consent only.',
      ar: 'إن تعذّر حضورك فأخبرنا قبل أسبوع ليحلّ محلّك أحد المنتظرين. ولا تُلتقط صورة لأحد إلا برضاه.',
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 12,
    low_stock_at: 3,
    max_per_order: 1,
    checkout_fields: [
      checkoutField({
        name: 'diet',
        type: 'select',
        label: { en: 'Lunch', ar: 'الغداء' },
        options: [
          { en: 'Anything', ar: 'أيّ شيء' },
          { en: 'Vegetarian', ar: 'نباتي' },
          { en: 'Vegan', ar: 'نباتي صرف' },
          { en: 'Halal', ar: 'حلال' },
          { en: 'Kosher', ar: 'كوشر' },
        ],
      }),
      checkoutField({
        name: 'consent',
        type: 'checkbox',
        label: { en: 'I ask before I take somebody’s picture', ar: 'أستأذن قبل أن ألتقط صورة لأحد' },
      }),
    ],
    featured: true,
    weight: 3,
    created_days_ago: 140,
    appeal: 0.6,
  },
  {
    key: 'cooking-evening',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'An evening in the hotel kitchen', ar: 'أمسية في مطبخ الفندق' },
    summary: {
      en: 'Four courses with the cooks of Almond Court. You chop, they watch your fingers, everybody eats.',
      ar: 'أربعة أطباق مع طهاة فندق باحة اللوز. أنت تقطّع، وهم يراقبون أصابعك، والجميع يأكل.',
    },
    description: {
      en: prose`<p>The kitchen is being rebuilt. As soon as the new stove burns, we open the evenings again.</p>`,
      ar: prose`<p>المطبخ قيد التجديد. وما إن يشتعل الموقد الجديد حتى نعود إلى أمسياتنا.</p>`,
    },
    price: 380,
    instructions: {
      en: prose`<p>Meet at the delivery entrance at six. Aprons are there.</p>`,
      ar: prose`<p>اللقاء عند مدخل التوريد في السادسة. والمآزر متوفرة.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 16,
    max_per_order: 2,
    weight: 80,
    created_days_ago: 280,
    status: 'paused',
    appeal: 1.5,
  },
  {
    key: 'team-breakfast',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'Breakfast for your team', ar: 'فطور لفريقك' },
    summary: {
      en: 'Warm bread, eggs, fruit and two kinds of coffee for up to ten, brought to where you work.',
      ar: 'خبز ساخن وبيض وفاكهة ونوعان من القهوة، لعشرة أشخاص على الأكثر، إلى حيث تعملون.',
    },
    description: {
      en: prose`<p>It comes at the hour that suits the shift: five in the morning has been done, and so has eleven at night. We take the dishes away again.</p>`,
      ar: prose`<p>يصل في الساعة التي تناسب المناوبة: أوصلناه في الخامسة فجرًا، وأوصلناه في الحادية عشرة ليلًا. ونعود لأخذ الصحون.</p>`,
    },
    price: 700,
    instructions: {
      en: prose`<p>Almond Court’s kitchen rings you two days before to ask about allergies and the nearest lift.</p>`,
      ar: prose`<p>يتصل بك مطبخ باحة اللوز قبل الموعد بيومين ليسأل عن الحساسيات وأقرب مصعد.</p>`,
    },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    max_per_order: 1,
    checkout_fields: [
      checkoutField({ name: 'day', type: 'date', label: { en: 'Day', ar: 'اليوم' } }),
      checkoutField({ name: 'people', type: 'text', label: { en: 'How many of you?', ar: 'كم عددكم؟' } }),
      checkoutField({
        name: 'mail',
        type: 'email',
        label: { en: 'Where can the kitchen write to?', ar: 'إلى أيّ عنوان يكتب إليكم المطبخ؟' },
      }),
    ],
    created_days_ago: 210,
    appeal: 0.6,
  },
  {
    key: 'hotel-night',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'A night at Almond Court', ar: 'ليلة في باحة اللوز' },
    summary: {
      en: 'A room over the courtyard for two, dinner, breakfast, and nobody to ask when you get up.',
      ar: 'غرفة لشخصين تطلّ على الفناء، وعشاء وفطور، ولا أحد يسأل متى تستيقظان.',
    },
    description: {
      en: prose`<p>From Sunday to Thursday, outside the trade fair weeks. The almond tree is a hundred and twenty years old and flowers in the second half of February.</p>`,
      ar: prose`<p>من الأحد إلى الخميس، في غير أسابيع المعارض. وعمر شجرة اللوز مئة وعشرون عامًا، تزهر في النصف الثاني من فبراير.</p>`,
    },
    price: 3200,
    instructions: {
      en: prose`<p>Reception has your name. Ring them for a date; say that you come from the academy, and ask for the room with the balcony.</p>`,
      ar: prose`<p>اسمك لدى الاستقبال. اتصل لتحديد الموعد، وقل إنك من الأكاديمية، واطلب الغرفة ذات الشرفة.</p>`,
    },
    fulfilment: 'approval',
    cancel_policy: 'until_approved',
    limit: { count: 1, period: 'year' },
    max_per_order: 1,
    created_days_ago: 300,
    appeal: 0,
  },
  {
    key: 'greenhouse-day',
    type: 'experience',
    category: 'reward-together',
    title: { en: 'A day in the school greenhouse', ar: 'يوم في بيت المدرسة الزجاجي' },
    summary: {
      en: 'Repot, prune and harvest with Fernhill’s gardeners, aged nine to twelve.',
      ar: 'زراعة وتقليم وقطاف مع بستانيي فيرنهيل، وأعمارهم من التاسعة إلى الثانية عشرة.',
    },
    description: {
      en: prose`<p>The school council has not decided on the dates yet.</p>`,
      ar: prose`<p>لم يحدّد مجلس التلاميذ المواعيد بعد.</p>`,
    },
    price: 170,
    instructions: { en: '', ar: '' },
    fulfilment: 'manual',
    cancel_policy: 'until_fulfilled',
    stock: 8,
    created_days_ago: 3,
    status: 'draft',
    appeal: 0,
  },
]
