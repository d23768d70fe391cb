import { rewards } from './rewards.ts'
import { topics } from './topics.ts'
import type { DemoTerm, DemoVocabulary } from './types.ts'

const skills = [
  { key: 'skill-listening', name: { en: 'Listening', ar: 'الإصغاء' } },
  { key: 'skill-feedback', name: { en: 'Giving feedback', ar: 'إبداء الملاحظات' } },
  { key: 'skill-delegating', name: { en: 'Delegating', ar: 'التفويض' } },
  { key: 'skill-facilitating', name: { en: 'Facilitating', ar: 'إدارة النقاش' } },
  { key: 'skill-planning', name: { en: 'Planning', ar: 'التخطيط' } },
  { key: 'skill-presenting', name: { en: 'Presenting', ar: 'العرض والتقديم' } },
  { key: 'skill-negotiating', name: { en: 'Negotiating', ar: 'التفاوض' } },
  { key: 'skill-hosting', name: { en: 'Hosting', ar: 'حسن الاستقبال' } },
  { key: 'skill-first-response', name: { en: 'First response', ar: 'الاستجابة الأولى' } },
  { key: 'skill-risk', name: { en: 'Judging risk', ar: 'تقدير المخاطر' } },
  { key: 'skill-reading-data', name: { en: 'Reading data', ar: 'قراءة البيانات' } },
  { key: 'skill-querying', name: { en: 'Querying data', ar: 'الاستعلام عن البيانات' } },
  { key: 'skill-coding', name: { en: 'Coding', ar: 'كتابة الشيفرة' } },
  { key: 'skill-budgeting', name: { en: 'Budgeting', ar: 'إعداد الميزانيات' } },
  { key: 'skill-editing', name: { en: 'Editing', ar: 'التحرير' } },
  { key: 'skill-conversation', name: { en: 'Conversation', ar: 'المحادثة' } },
] as const satisfies readonly DemoTerm[]

const levels = [
  { key: 'level-beginner', name: { en: 'Beginner', ar: 'مبتدئ' } },
  { key: 'level-intermediate', name: { en: 'Intermediate', ar: 'متوسط' } },
  { key: 'level-advanced', name: { en: 'Advanced', ar: 'متقدم' } },
] as const satisfies readonly DemoTerm[]

const professions = [
  { key: 'profession-care', name: { en: 'Nursing & care', ar: 'التمريض والرعاية' } },
  { key: 'profession-library', name: { en: 'Library & information', ar: 'المكتبات والمعلومات' } },
  { key: 'profession-logistics', name: { en: 'Logistics & transport', ar: 'الخدمات اللوجستية والنقل' } },
  { key: 'profession-hospitality', name: { en: 'Hospitality', ar: 'الضيافة' } },
  { key: 'profession-teaching', name: { en: 'Teaching', ar: 'التعليم' } },
  { key: 'profession-engineering', name: { en: 'Engineering', ar: 'الهندسة' } },
  { key: 'profession-office', name: { en: 'Office & administration', ar: 'الأعمال المكتبية والإدارية' } },
  { key: 'profession-management', name: { en: 'People management', ar: 'إدارة الأفراد' } },
] as const satisfies readonly DemoTerm[]

const titles = [
  { key: 'title-nurse', name: { en: 'Nurse', ar: 'ممرّض/ة' } },
  { key: 'title-nurse-manager', name: { en: 'Nurse manager', ar: 'مدير/ة تمريض' } },
  { key: 'title-physiotherapist', name: { en: 'Physiotherapist', ar: 'أخصائي/ة علاج طبيعي' } },
  { key: 'title-librarian', name: { en: 'Librarian', ar: 'أمين/ة مكتبة' } },
  { key: 'title-teacher', name: { en: 'Teacher', ar: 'معلّم/ة' } },
  { key: 'title-warehouse-coordinator', name: { en: 'Warehouse coordinator', ar: 'منسّق/ة مستودعات' } },
  { key: 'title-driver', name: { en: 'Driver', ar: 'سائق/ة' } },
  { key: 'title-receptionist', name: { en: 'Receptionist', ar: 'موظف/ة استقبال' } },
  { key: 'title-hotel-manager', name: { en: 'Hotel manager', ar: 'مدير/ة فندق' } },
  { key: 'title-structural-engineer', name: { en: 'Structural engineer', ar: 'مهندس/ة إنشاءات' } },
  { key: 'title-project-manager', name: { en: 'Project manager', ar: 'مدير/ة مشاريع' } },
  { key: 'title-accountant', name: { en: 'Accountant', ar: 'محاسب/ة' } },
  { key: 'title-learning-coordinator', name: { en: 'Learning coordinator', ar: 'منسّق/ة تدريب' } },
] as const satisfies readonly DemoTerm[]

type KeysOf<T> = T extends { key: infer K extends string; children?: infer C }
  ? K | (C extends readonly (infer Child)[] ? KeysOf<Child> : never)
  : never

export type ProfessionKey = KeysOf<(typeof professions)[number]>
export type TitleKey = KeysOf<(typeof titles)[number]>
export type TermKey =
  | KeysOf<(typeof topics)[number]>
  | KeysOf<(typeof skills)[number]>
  | KeysOf<(typeof levels)[number]>
  | ProfessionKey
  | TitleKey

/** The terms of trainings, people and products. Keys are unique over all vocabularies. */
export const vocabularies: readonly DemoVocabulary[] = [
  { machine_name: 'topic', name: { en: 'Topic', ar: 'الموضوع' }, terms: topics },
  { machine_name: 'skill', name: { en: 'Skill', ar: 'المهارة' }, terms: skills },
  { machine_name: 'level', name: { en: 'Level', ar: 'المستوى' }, terms: levels },
  { machine_name: 'profession', name: { en: 'Profession', ar: 'المهنة' }, terms: professions },
  { machine_name: 'title', name: { en: 'Job title', ar: 'المسمى الوظيفي' }, terms: titles },
  { machine_name: 'reward', name: { en: 'Reward', ar: 'المكافأة' }, terms: rewards },
]
