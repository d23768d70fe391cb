import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { InterfaceText, InterfaceTextQuery, TranslationFilter } from '#shared/contract/translations.ts'
import { fold } from '#shared/fold.ts'
import type { Reader } from '../db/database.ts'
import { interfaceTexts } from './interfaceTexts.ts'

/** The texts on one page of the list. */
const LIMIT = 25

export interface InterfaceTextList {
  texts: InterfaceText[]
  meta: PageMeta & { language: string; counts: TextCounts }
}

export type TextCounts = Record<TranslationFilter | 'all', number>

/** Returns a page of the texts of a language that match, and how many there are of each kind in the whole language. */
export async function listInterfaceTexts(
  reader: Reader,
  language: string,
  { s = '', show, page = 0, limit = LIMIT }: InterfaceTextQuery,
): Promise<InterfaceTextList> {
  const all = await interfaceTexts(reader, language)
  const wanted = fold(s)
  const found = all.filter((text) => (!show || isOfKind(text, show)) && (wanted === '' || holds(text, wanted)))
  const texts = found.slice(page * limit, (page + 1) * limit)
  return { texts, meta: { ...pageMeta(page, limit, found.length), language, counts: countTexts(all) } }
}

function countTexts(texts: readonly InterfaceText[]): TextCounts {
  const count = (kind: TranslationFilter) => texts.filter((text) => isOfKind(text, kind)).length
  return {
    all: texts.length,
    missing: count('missing'),
    changed: count('changed'),
    source_changed: count('source_changed'),
  }
}

/** A text whose source has changed is the site's own, and may be missing too. */
function isOfKind({ state, forms, former, gone }: InterfaceText, kind: TranslationFilter): boolean {
  if (kind === 'source_changed') return state === kind
  if (kind === 'missing') return !gone && forms.some(({ text }) => text === '')
  return state === 'changed' || (state === 'source_changed' && former === null)
}

function holds({ source, forms, former }: InterfaceText, wanted: string): boolean {
  const texts = [source, ...forms.flatMap(({ text, english }) => [text, english]), former?.source ?? '']
  return texts.some((text) => fold(text).includes(wanted))
}
