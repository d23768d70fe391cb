import { prose } from '../prose.ts'
import type { DemoTraining } from '../types.ts'

export const financeTrainings: readonly DemoTraining[] = [
  {
    external_id: 'a-budget-for-a-small-team',
    title: { en: 'A budget for a small team', ar: 'ميزانية لفريق صغير' },
    summary: {
      en: 'Plan a year of money for eight people and a cupboard. With a worked example that goes wrong in June.',
      ar: 'خطّط لمال عام كامل لثمانية أشخاص وخزانة لوازم، مع مثال محلول يختلّ في شهر يونيو.',
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
        <p>سبعة دروس وجدول بسيط تحتفظ به وتعيد استخدامه.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 110,
    price: null,
    terms: [
      'topic-budgets',
      'topic-spreadsheets',
      'skill-budgeting',
      'skill-planning',
      'level-beginner',
      'profession-management',
    ],
    organizations: [],
    completion: 'self',
    created_days_ago: 290,
  },
  {
    external_id: 'accounts-in-an-afternoon',
    title: { en: 'The annual accounts in an afternoon', ar: 'الحسابات السنوية في عصر يوم واحد' },
    summary: {
      en: 'Three pages, read slowly, with an accountant beside you who likes questions. Sooner or later you sign such a thing.',
      ar: 'ثلاث صفحات تُقرأ على مهل مع محاسبة تحبّ الأسئلة. فعاجلًا أو آجلًا ستوقّع على وثيقة كهذه.',
    },
    description: {
      en: prose`
        <p>The balance sheet, the income statement and the cash flow tell one story from three windows. This course looks through each of them in turn, with the true accounts of a hotel of forty rooms.</p>
        <h2>What you learn</h2>
        <ul><li>Profit and cash, and why one can be there without the other</li><li>Reading the notes first, where the interesting things live</li><li>Five questions worth asking at any annual meeting</li></ul>
        <p>For managers and board members without a background in accounting. Three hours, with a pause for tea.</p>`,
      ar: prose`
        <p>الميزانية العمومية وقائمة الدخل والتدفقات النقدية تروي حكاية واحدة من ثلاث نوافذ. تقف هذه الدورة عند كلّ منها بالتتابع، مع حسابات حقيقية لفندق من أربعين غرفة.</p>
        <h2>ماذا ستتعلّم</h2>
        <ul><li>الربح والنقد، ولماذا قد يحضر أحدهما ويغيب الآخر</li><li>البدء بقراءة الإيضاحات، ففيها أكثر ما يستحق الانتباه</li><li>خمسة أسئلة جديرة بأن تُطرح في أيّ اجتماع سنوي</li></ul>
        <p>للمديرين وأعضاء المجالس ممّن لا خلفية محاسبية لهم. ثلاث ساعات تتخلّلها استراحة شاي.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Northlight Institute',
    duration_minutes: 180,
    price: { amount: 2900, currency: 'EUR' },
    terms: ['topic-accounts', 'skill-reading-data', 'skill-budgeting', 'level-intermediate', 'profession-management'],
    organizations: [],
    completion: 'self',
    created_days_ago: 67,
  },
  {
    external_id: 'buying-fairly',
    title: { en: 'Buying fairly', ar: 'شراء منصف' },
    summary: {
      en: 'Offers, thresholds and gifts: the purchasing rules of our organisations in ordinary words, with the reasons.',
      ar: 'العروض والحدود المالية والهدايا: قواعد الشراء في مؤسساتنا بكلمات مألوفة، مع أسبابها.',
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
        <p>خمس وثلاثون دقيقة من القراءة لكل مخوَّل بالشراء. تُراجَع الجداول الملحقة في يناير من كل عام.</p>`,
    },
    type: 'document',
    language: 'en',
    provider: 'Juniper Academy',
    duration_minutes: 35,
    price: null,
    terms: ['topic-purchasing', 'skill-negotiating', 'skill-risk', 'level-beginner', 'profession-office'],
    organizations: [],
    completion: 'self',
    created_days_ago: 510,
  },
  {
    external_id: 'the-night-audit',
    title: { en: 'The night audit, calmly', ar: 'التدقيق الليلي بهدوء' },
    summary: {
      en: 'Closing the hotel’s day at two in the morning: the till, the rooms, the differences, and how to leave a good note.',
      ar: 'إقفال يوم الفندق في الثانية فجرًا: الصندوق والغرف والفروقات، وكيف تترك لزميلك ملاحظة حسنة.',
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
        <p>لموظفي الاستقبال والمديرين في فندق باحة اللوز. ساعة واحدة مع صندوق تدريبي، ويُستحسن أن تجرّبها في ليلة أحد هادئة.</p>`,
    },
    type: 'course',
    language: 'en',
    provider: 'Almond Court Hotel',
    duration_minutes: 60,
    price: null,
    terms: ['topic-accounts', 'skill-risk', 'skill-hosting', 'level-intermediate', 'profession-hospitality'],
    organizations: ['almond-court'],
    completion: 'self',
    created_days_ago: 240,
  },
]
