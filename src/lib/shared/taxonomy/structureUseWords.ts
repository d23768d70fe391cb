import type { StructureUse, StructureUses } from '../contract/vocabularies.ts'
import type { Translate } from '../i18n/message.ts'

/** The words for what names a term or an organisation: “3 trainings”, “12 people”. */
export function structureUseWords(uses: StructureUses, t: Translate): string[] {
  const words: Record<StructureUse, (count: number) => string> = {
    terms: (count) => t('{{count}} terms below it', { count }),
    trainings: (count) => t('{{count}} trainings', { count }),
    people: (count) => t('{{count}} people', { count }),
    products: (count) => t('{{count}} products', { count }),
    rules: (count) => t('{{count}} rules', { count }),
    sections: (count) => t('{{count}} sections of storefronts', { count }),
    sign_in: (count) => t('{{count}} lines of the login settings', { count }),
  }
  return Object.entries(words).flatMap(([use, wordsOf]) => {
    const count = uses[use as StructureUse]
    return count === undefined ? [] : wordsOf(count)
  })
}
