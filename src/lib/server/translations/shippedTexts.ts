import type { FormName } from '#shared/contract/translations.ts'
import { sourceLanguage } from '#shared/i18n/languages.ts'
import { pluralCategories } from '#shared/i18n/textFaults.ts'
import { type Catalogue, readCatalogues } from '../site/languages/catalogues.ts'
import { catalogueSources } from '../site/languages/catalogueSources.ts'

/** A text of the interface as the product ships it in one language; '' where the product has none. */
export interface ShippedText {
  source: string
  forms: readonly ShippedForm[]
}

export interface ShippedForm {
  form: FormName
  english: string
  shipped: string
}

/** Returns every text of the interface in the order of the catalogues, with the forms of the language. */
export async function shippedTexts(language: string): Promise<ShippedText[]> {
  const { plain, counted } = await catalogueSources()
  const { [sourceLanguage]: english = {}, [language]: own = {} } = await readCatalogues([language])
  return [...new Set([...plain, ...counted])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((source) => ({
      source,
      forms: [
        ...(plain.has(source) ? [plainForm(source, language, own)] : []),
        ...(counted.has(source) ? countedForms(source, { language, english, own }) : []),
      ],
    }))
}

/** The key of a text in the catalogues and overrides. */
export function textKey(source: string, form: FormName): string {
  return form === 'text' ? source : `${source}_${form}`
}

function plainForm(source: string, language: string, own: Catalogue): ShippedForm {
  return { form: 'text', english: source, shipped: language === sourceLanguage ? source : (own[source] ?? '') }
}

interface Texts {
  language: string
  english: Catalogue
  own: Catalogue
}

/** The forms of the language; a text for none is one of them if the product has it. */
function countedForms(source: string, { language, english, own }: Texts): ShippedForm[] {
  const categories = new Set([...(own[`${source}_zero`] ? ['zero'] : []), ...pluralCategories(language)])
  return [...categories].map((category) => {
    const form = category as FormName
    const key = textKey(source, form)
    return { form, english: english[key] ?? english[`${source}_other`] ?? source, shipped: own[key] ?? '' }
  })
}
