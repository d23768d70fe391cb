import type { TrainingType } from '#shared/contract/trainings.ts'

/** Words that people use to find a type of training, beyond its own text. */
export const typeWords: Record<TrainingType, string> = {
  course: 'course online دورة',
  webinar: 'webinar online live ندوة ويبنار مباشر',
  session: 'session workshop classroom live جلسة ورشة حضوري مباشر',
  document: 'document reading article pdf مستند قراءة مقال',
  video: 'video film فيديو فيلم',
}

export const freeWords = 'free مجاني مجانية'

/** Words that mean nearly the same to somebody who searches, as the index folds them; a word is in one group only. */
const groups: readonly string[][] = [
  ['spreadsheet', 'spreadsheets', 'excel', 'sheets'],
  ['presentation', 'presentations', 'slide', 'slides', 'powerpoint'],
  ['stress', 'burnout', 'resilience', 'wellbeing', 'overload'],
  ['email', 'mail', 'letter', 'letters'],
  ['leader', 'leaders', 'leadership', 'leading', 'management', 'manager'],
  ['meeting', 'meetings', 'minutes'],
  ['database', 'databases', 'sql'],
  ['statistics', 'data', 'analytics', 'charts'],
  ['first-aid', 'safety', 'accident', 'accidents'],
  ['money', 'budget', 'accounting', 'finance'],
  ['جداول', 'جدول', 'اكسل'],
  ['عرض', 'عروض', 'شرائح', 'شريحه', 'بوربوينت'],
  ['ضغط', 'ضغوط', 'توتر', 'اجهاد', 'ارهاق'],
  ['بريد', 'رساله', 'رسائل', 'ايميل'],
  ['قياده', 'قائد', 'اداره', 'مدير'],
  ['اجتماع', 'اجتماعات', 'محضر'],
  ['مال', 'ميزانيه', 'محاسبه', 'ماليه'],
]

const byWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)))

/** Other words for one that was searched for. */
export function otherWords(word: string): string[] {
  return (byWord.get(word) ?? []).filter((other) => other !== word)
}
