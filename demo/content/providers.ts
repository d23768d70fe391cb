import { organizations } from './organizations.ts'
import { type DemoLanguage, inLanguage } from './translate.ts'
import type { Localised } from './types.ts'

/** Providers of trainings that are not organisations of the academy. */
const others: readonly Localised[] = [
  { en: 'Juniper Academy', ar: 'أكاديمية جونيبر' },
  { en: 'Northlight Institute', ar: 'معهد نورثلايت' },
  { en: 'Open Tongues', ar: 'ألسنة مفتوحة' },
  { en: 'Quiet Code School', ar: 'مدرسة الشيفرة الهادئة' },
  { en: 'The Data Room', ar: 'غرفة البيانات' },
]

/** The name of a provider in a language, whichever of its names is given. */
export function providerIn(name: string, language: DemoLanguage): string {
  const all = [...others, ...organizations.map((organization) => organization.name)]
  const found = all.find(({ en, ar }) => en === name || ar === name)
  return found ? inLanguage(found, language) : name
}
