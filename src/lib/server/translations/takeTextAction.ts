import { checked } from '#shared/contract/checked.ts'
import { pluralFormNames, type InterfaceText, TranslationsChange } from '#shared/contract/translations.ts'
import type { Change } from '../audit/change.ts'
import type { Database } from '../db/database.ts'
import { saveTranslations } from './saveTranslations.ts'

/** The fields of one text on the page: `source`, `revision`, `former`, and `text_<form>` for each form. */
export type TextForm = Readonly<Record<string, string>>

/**
 * Carries out the form of one text. `action` is `save`, or `reset` for the text of the product.
 * @returns a list of this one text
 * @throws Refusal as saving does
 */
export async function takeTextAction(
  db: Database,
  { language, form }: { language: string; form: TextForm },
  saver: Change,
): Promise<InterfaceText[]> {
  const { source, revision, former, action } = form
  const sent = Object.entries(textsOfForm(form))
  const texts = Object.fromEntries(sent.map(([name, text]) => [name, action === 'reset' ? '' : text]))
  const change = { source, revision: Number(revision), texts, ...(former && action !== 'reset' && { former }) }
  return saveTranslations(db, checked(TranslationsChange, { language, texts: [change] }), saver)
}

/** The texts of the form by the names of their plural forms. */
function textsOfForm(form: TextForm): Partial<Record<(typeof pluralFormNames)[number], string>> {
  const sent = pluralFormNames.flatMap((name) => {
    const text = form[`text_${name}`]
    // A form sends line breaks as CRLF.
    return text === undefined ? [] : [[name, text.replaceAll('\r\n', '\n')] as const]
  })
  return Object.fromEntries(sent)
}
