import { bracketPath } from '#shared/contract/problems.ts'
import { toInstant } from '#shared/instant.ts'
import type { FormName, InterfaceText, InterfaceTextChange, TranslationsChange } from '#shared/contract/translations.ts'
import { direction } from '#shared/i18n/languages.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused, Refusal } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Database, Tx } from '../db/database.ts'
import { staleRevision } from '../site/staleRevision.ts'
import { interfaceTexts } from './interfaceTexts.ts'
import { requireLanguage } from './requireLanguage.ts'
import { textKey } from './shippedTexts.ts'
import { translationProblems } from './translationProblems.ts'

/** The user who saves, and when. */
interface Saver {
  by: number | null
  now: Date
  /** The texts come from a file: the audit log has one entry for it. */
  isFile?: boolean
}

/**
 * Saves the site's own texts of a language. A text that is the product's is no text of the site. Returns the texts as
 * they are now.
 * @throws Refusal 409 `revision` if one of them has been saved since it was read, 400 with every problem
 */
export function saveTranslations(
  db: Database,
  { language, texts: changes }: TranslationsChange,
  saver: Saver,
): Promise<InterfaceText[]> {
  return db.transact(async (tx) => {
    // All saves wait here for each other, so nothing changes between the reading and the writing.
    const revision = await touch(tx, ['translations'])
    await keepLanguage(tx, language)
    const texts = new Map((await interfaceTexts(tx, language)).map((text) => [text.source, text]))
    const problems = changes.flatMap((change, index) =>
      problemsOfChange(change, texts.get(change.source), { index, language }),
    )
    if (problems.length > 0) throw invalid(problems)
    for (const [index, change] of changes.entries()) {
      await requireRevision(tx, { index, change, text: texts.get(change.source) })
    }
    for (const change of changes) {
      await writeText(tx, { ...saver, language, revision, change, text: texts.get(change.source) })
    }
    const sources = new Set(changes.map(({ source }) => source))
    const saved = (await interfaceTexts(tx, language)).filter(({ source }) => sources.has(source))
    await noteTexts(tx, { ...saver, language, before: texts, saved, sources })
    return saved
  })
}

interface NotedTexts extends Saver {
  language: string
  before: ReadonlyMap<string, InterfaceText>
  saved: readonly InterfaceText[]
  sources: ReadonlySet<string>
}

async function noteTexts(tx: Tx, { by: actor, now, isFile, language, before, saved, sources }: NotedTexts) {
  const subject = { type: 'translation', id: language } as const
  if (isFile) {
    const label = `${language}: ${sources.size}`
    await noteChange(tx, { actor, through: 'import', action: 'imported', subject: { ...subject, label } }, now)
    return
  }
  const after = new Map(saved.map((text) => [text.source, text]))
  for (const label of sources) {
    const texts = { before: wordsOfForms(before.get(label)), after: wordsOfForms(after.get(label)) }
    await noteChange(tx, { actor, action: 'changed', subject: { ...subject, label }, ...texts }, now)
  }
}

function wordsOfForms(text: InterfaceText | undefined): Record<string, string> {
  return Object.fromEntries((text?.forms ?? []).map((one) => [one.form, one.text]))
}

async function keepLanguage(tx: Tx, language: string): Promise<void> {
  const languages = await requireLanguage(tx, language)
  // Texts can be written before the language is turned on.
  await tx
    .insertInto('languages')
    .values({
      langcode: language,
      direction: direction(language) === 'rtl' ? 1 : 0,
      weight: languages.length,
      enabled: 0,
    })
    .onConflict((held) => held.column('langcode').doNothing())
    .execute()
}

function problemsOfChange(
  { texts, former }: InterfaceTextChange,
  text: InterfaceText | undefined,
  { index, language }: { index: number; language: string },
): Refused[] {
  const at = (...keys: string[]) => bracketPath(['texts', index, ...keys])
  if (!text) return [{ message: msg('The interface does not have this text.'), path: at('source'), code: 'choice' }]
  const wrongFormer = former !== undefined && former !== text.former?.source
  return [
    ...(wrongFormer ? [{ message: msg('This is not the former source.'), path: at('former'), code: 'choice' }] : []),
    ...translationProblems(text, texts, language).map(({ form, ...problem }) => ({
      ...problem,
      path: at('texts', form),
    })),
  ]
}

interface SavedText {
  index: number
  change: InterfaceTextChange
  text: InterfaceText | undefined
}

async function requireRevision(tx: Tx, { index, change, text }: SavedText): Promise<void> {
  const { revision = 0, changed, by } = text ?? {}
  if (revision === change.revision) return
  const stale = await staleRevision(tx, { revision, at: changed ?? undefined, by: null })
  throw new Refusal(
    409,
    stale.problems.map((problem) => ({ ...problem, path: bracketPath(['texts', index]) })),
    { details: { ...stale.details, ...(by && { by }) } },
  )
}

interface Writing extends Saver {
  language: string
  revision: number
  change: InterfaceTextChange
  text: InterfaceText | undefined
}

async function writeText(tx: Tx, { language: langcode, revision, change, text, by, now }: Writing): Promise<void> {
  for (const { form, shipped } of text?.forms ?? []) {
    const translation = change.texts[form]
    if (translation === undefined) continue
    const source = textKey(change.source, form)
    if (translation === '' || translation === shipped) await forget(tx, langcode, [source])
    else {
      const row = { translation, shipped, revision, changed: toInstant(now), changed_by: by }
      await tx
        .insertInto('translation_overrides')
        .values({ langcode, source, ...row })
        .onConflict((held) => held.columns(['langcode', 'source']).doUpdateSet(row))
        .execute()
    }
  }
  if (text?.former && change.former) {
    const forms = Object.keys(text.former.texts) as FormName[]
    await forget(
      tx,
      langcode,
      forms.map((form) => textKey(change.former ?? '', form)),
    )
  }
}

async function forget(tx: Tx, langcode: string, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('translation_overrides').where('langcode', '=', langcode).where('source', 'in', keys).execute()
}
