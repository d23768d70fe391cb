import type { FormName, InterfaceText, TranslationState } from '#shared/contract/translations.ts'
import type { Reader } from '../db/database.ts'
import { closestSource } from './closestSource.ts'
import { textKey, type ShippedText, shippedTexts } from './shippedTexts.ts'
import { type OwnText, ownTexts } from './ownTexts.ts'

/**
 * Returns every text of the interface in a language, as the product has it and as the site has changed it. A text whose
 * source the product has changed is with the new source, or at the end if no source is like the old one.
 */
export async function interfaceTexts(reader: Reader, language: string): Promise<InterfaceText[]> {
  const texts = await shippedTexts(language)
  const own = await ownTexts(reader, language)
  const keys = new Set(texts.flatMap(({ source, forms }) => forms.map(({ form }) => textKey(source, form))))
  const former = formerTexts([...own.values()].filter(({ key }) => !keys.has(key)))
  const free = texts.filter(({ source, forms }) => !forms.some(({ form }) => own.has(textKey(source, form))))
  const next = new Map<string, FormerText>()
  const gone: FormerText[] = []
  for (const text of former.values()) {
    const source = closestSource(
      text.source,
      free.filter((one) => !next.has(one.source)),
    )
    if (source === undefined) gone.push(text)
    else next.set(source, text)
  }
  return [...texts.map((text) => listed(text, own, next.get(text.source))), ...gone.map(listedGone)]
}

/** A text of the site whose source is not in the product any more. */
interface FormerText {
  source: string
  texts: Partial<Record<FormName, string>>
  saved: OwnText
}

function formerTexts(texts: readonly OwnText[]): Map<string, FormerText> {
  const former = new Map<string, FormerText>()
  for (const own of texts) {
    const found = former.get(own.source) ?? { source: own.source, texts: {}, saved: own }
    found.texts[own.form] = own.text
    former.set(own.source, found)
  }
  return former
}

function listed(
  { source, forms }: ShippedText,
  own: ReadonlyMap<string, OwnText>,
  former: FormerText | undefined,
): InterfaceText {
  const saved = forms.flatMap(({ form }) => own.get(textKey(source, form)) ?? [])
  const shown = forms.map(({ form, english, shipped }) => {
    const ours = own.get(textKey(source, form))
    return { form, english, text: ours?.text ?? shipped, shipped, written_against: ours ? ours.shipped : null }
  })
  const hasChanged = saved.some(({ key, shipped }) => {
    const form = forms.find((one) => textKey(source, one.form) === key)
    return shipped !== null && shipped !== form?.shipped
  })
  return {
    source,
    state: stateOf({ isMissing: shown.some(({ text }) => text === ''), isOurs: saved.length > 0, hasChanged, former }),
    forms: shown,
    former: former ? { source: former.source, texts: former.texts } : null,
    gone: false,
    ...lastSave(saved),
  }
}

function stateOf(text: {
  isMissing: boolean
  isOurs: boolean
  hasChanged: boolean
  former: FormerText | undefined
}): TranslationState {
  if (text.hasChanged || text.former) return 'source_changed'
  if (text.isMissing) return 'missing'
  return text.isOurs ? 'changed' : 'shipped'
}

function listedGone({ source, texts, saved }: FormerText): InterfaceText {
  const forms = Object.entries(texts).map(([form, text]) => ({
    form: form as FormName,
    english: source,
    text,
    shipped: '',
    written_against: saved.shipped,
  }))
  return { source, state: 'source_changed', forms, former: null, gone: true, ...lastSave([saved]) }
}

function lastSave(saved: readonly OwnText[]): Pick<InterfaceText, 'revision' | 'changed' | 'by'> {
  const last = saved.reduce<OwnText | undefined>((a, b) => (a && a.revision >= b.revision ? a : b), undefined)
  return { revision: last?.revision ?? 0, changed: last?.changed ?? null, by: last?.by ?? null }
}
