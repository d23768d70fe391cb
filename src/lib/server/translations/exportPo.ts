import { po, type PoEntry } from 'gettext-parser'
import { toInstant } from '#shared/instant.ts'
import type { InterfaceText } from '#shared/contract/translations.ts'
import { pluralCategories } from '#shared/i18n/textFaults.ts'
import type { Reader } from '../db/database.ts'
import { interfaceTexts } from './interfaceTexts.ts'
import { poPlurals } from './poPlurals.ts'

/** Writes every text of a language as a PO file (gettext). A text for none is an entry of its own with the context. */
export async function* exportPo(reader: Reader, language: string, now: Date): AsyncGenerator<string> {
  const texts = (await interfaceTexts(reader, language)).filter(({ gone }) => !gone)
  const entries: Record<string, Record<string, PoEntry>> = { '': {} }
  for (const text of texts) {
    for (const entry of entriesOf(text, language)) {
      const context = entry.msgctxt ?? ''
      entries[context] ??= {}
      entries[context][entry.msgid] = entry
    }
  }
  const plurals = poPlurals(language)
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'PO-Revision-Date': `${toInstant(now)}+0000`,
    ...(plurals && { 'Plural-Forms': plurals }),
  }
  yield po.compile({ charset: 'utf-8', headers, translations: entries }, { foldLength: 0 }).toString('utf8')
}

/**
 * The contexts of texts that gettext has no place for beside the plural forms: the one for none, the one without a
 * number.
 */
export const formContexts = ['zero', 'text'] as const

function entriesOf({ source, forms, state }: InterfaceText, language: string): PoEntry[] {
  const comments = state === 'shipped' ? {} : { comments: { extracted: state } }
  const categories = pluralCategories(language)
  const textOf = (form: string) => forms.find((one) => one.form === form)?.text ?? ''
  const [first] = forms
  if (first && forms.length === 1) return [{ msgid: source, msgstr: [first.text], ...comments }]
  const others = formContexts.filter((name) => !categories.includes(name) && forms.some(({ form }) => form === name))
  return [
    { msgid: source, msgid_plural: source, msgstr: categories.map(textOf), ...comments },
    ...others.map((msgctxt) => ({ msgctxt, msgid: source, msgstr: [textOf(msgctxt)], ...comments })),
  ]
}
