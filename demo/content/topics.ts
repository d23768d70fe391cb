import type { DemoTerm } from './types.ts'

export const topics = [
  {
    key: 'topic-leadership',
    name: { en: 'Leadership', ar: 'القيادة' },
    children: [
      { key: 'topic-new-leads', name: { en: 'New leads', ar: 'القادة الجدد' } },
      { key: 'topic-conversations', name: { en: 'Conversations & feedback', ar: 'الحوار والملاحظات' } },
      { key: 'topic-teams', name: { en: 'Teams & meetings', ar: 'الفرق والاجتماعات' } },
      { key: 'topic-change', name: { en: 'Leading change', ar: 'قيادة التغيير' } },
    ],
  },
  {
    key: 'topic-data',
    name: { en: 'Data & analytics', ar: 'البيانات والتحليل' },
    children: [
      { key: 'topic-spreadsheets', name: { en: 'Spreadsheets', ar: 'جداول البيانات' } },
      { key: 'topic-databases', name: { en: 'Databases', ar: 'قواعد البيانات' } },
      { key: 'topic-statistics', name: { en: 'Statistics', ar: 'الإحصاء' } },
      { key: 'topic-charts', name: { en: 'Charts & dashboards', ar: 'الرسوم البيانية ولوحات المتابعة' } },
    ],
  },
  {
    key: 'topic-safety',
    name: { en: 'Health & safety', ar: 'الصحة والسلامة' },
    children: [
      { key: 'topic-first-aid', name: { en: 'First aid', ar: 'الإسعافات الأولية' } },
      { key: 'topic-patient-safety', name: { en: 'Patient safety', ar: 'سلامة المرضى' } },
      { key: 'topic-workplace-safety', name: { en: 'Workplace safety', ar: 'السلامة في مكان العمل' } },
      { key: 'topic-wellbeing', name: { en: 'Wellbeing', ar: 'العافية' } },
    ],
  },
  {
    key: 'topic-languages',
    name: { en: 'Languages', ar: 'اللغات' },
    children: [
      { key: 'topic-arabic', name: { en: 'Arabic', ar: 'العربية' } },
      { key: 'topic-english', name: { en: 'English', ar: 'الإنجليزية' } },
      { key: 'topic-german', name: { en: 'German', ar: 'الألمانية' } },
      { key: 'topic-spanish', name: { en: 'Spanish', ar: 'الإسبانية' } },
      { key: 'topic-sign-language', name: { en: 'Sign language', ar: 'لغة الإشارة' } },
    ],
  },
  {
    key: 'topic-design',
    name: { en: 'Design', ar: 'التصميم' },
    children: [
      { key: 'topic-typography', name: { en: 'Typography & layout', ar: 'الخط والإخراج' } },
      { key: 'topic-accessibility', name: { en: 'Accessibility', ar: 'إتاحة الوصول' } },
      { key: 'topic-service-design', name: { en: 'Service design', ar: 'تصميم الخدمات' } },
      { key: 'topic-slides', name: { en: 'Slides & visuals', ar: 'الشرائح والوسائل البصرية' } },
    ],
  },
  {
    key: 'topic-programming',
    name: { en: 'Programming', ar: 'البرمجة' },
    children: [
      { key: 'topic-python', name: { en: 'Python', ar: 'بايثون' } },
      { key: 'topic-web', name: { en: 'The web', ar: 'الويب' } },
      { key: 'topic-automation', name: { en: 'Automation', ar: 'الأتمتة' } },
      { key: 'topic-security', name: { en: 'Digital security', ar: 'الأمن الرقمي' } },
    ],
  },
  {
    key: 'topic-finance',
    name: { en: 'Finance', ar: 'المالية' },
    children: [
      { key: 'topic-budgets', name: { en: 'Budgets', ar: 'الميزانيات' } },
      { key: 'topic-accounts', name: { en: 'Accounts', ar: 'الحسابات' } },
      { key: 'topic-purchasing', name: { en: 'Purchasing', ar: 'المشتريات' } },
    ],
  },
  {
    key: 'topic-writing',
    name: { en: 'Writing', ar: 'الكتابة' },
    children: [
      { key: 'topic-plain-language', name: { en: 'Plain language', ar: 'اللغة الواضحة' } },
      { key: 'topic-letters', name: { en: 'Letters & e-mail', ar: 'الرسائل والبريد' } },
      { key: 'topic-reports', name: { en: 'Reports & minutes', ar: 'التقارير والمحاضر' } },
      { key: 'topic-storytelling', name: { en: 'Storytelling', ar: 'السرد' } },
    ],
  },
] as const satisfies readonly DemoTerm[]
