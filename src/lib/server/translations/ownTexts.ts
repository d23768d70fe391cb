import { pluralFormNames, type FormName } from '#shared/contract/translations.ts'
import type { Reader } from '../db/database.ts'

/** A text that the site has instead of the product's. */
export interface OwnText {
  key: string
  source: string
  form: FormName
  text: string
  /** The product's text when it was written; `null`: it is not known. */
  shipped: string | null
  revision: number
  changed: string | null
  by: string | null
}

/** Returns the site's own texts in a language, by their keys. */
export async function ownTexts(reader: Reader, language: string): Promise<Map<string, OwnText>> {
  const rows = await reader
    .selectFrom('translation_overrides')
    .leftJoin('users', 'users.uid', 'translation_overrides.changed_by')
    .select(['translation_overrides.source', 'translation', 'shipped', 'revision', 'translation_overrides.changed'])
    .select('users.full_name')
    .where('langcode', '=', language)
    .where('translation', '!=', '')
    .orderBy('translation_overrides.source')
    .execute()
  return new Map(
    rows.map(({ source: key, translation: text, full_name: by, ...row }) => [
      key,
      { key, ...partsOf(key), text, by, ...row },
    ]),
  )
}

function partsOf(key: string): { source: string; form: FormName } {
  const end = key.lastIndexOf('_')
  const form = pluralFormNames.find((name) => name !== 'text' && name === key.slice(end + 1))
  return end > 0 && form ? { source: key.slice(0, end), form } : { source: key, form: 'text' }
}
