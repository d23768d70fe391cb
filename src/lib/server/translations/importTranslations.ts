import type {
  FormName,
  InterfaceText,
  InterfaceTextChange,
  TranslationFile,
  TranslationReport,
} from '#shared/contract/translations.ts'
import { MAX_INTERFACE_TEXT } from '#shared/contract/translations.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import type { Change } from '../audit/change.ts'
import type { Database } from '../db/database.ts'
import { interfaceTexts } from './interfaceTexts.ts'
import { requireLanguage } from './requireLanguage.ts'
import { saveTranslations } from './saveTranslations.ts'
import { translationProblems } from './translationProblems.ts'
import { type TranslationRow, translationRows } from './translationRows.ts'

/** The changes and bad rows that a report names. */
const NAMED = 200

/**
 * Imports the texts of a file: good rows are saved in one transaction, bad rows are named with everything that is wrong.
 * A dry run only reports.
 * @throws Refusal 400 if the file as a whole cannot be read, or for a language that the site does not have
 */
export async function importTranslations(
  db: Database,
  sent: TranslationFile,
  { t, ...saver }: Change & { t: Translate },
): Promise<TranslationReport> {
  await requireLanguage(db.reader, sent.language)
  const rows = await translationRows(sent)
  const texts = new Map((await interfaceTexts(db.reader, sent.language)).map((text) => [text.source, text]))
  const read = planned(rows, texts, sent.language)
  const bad = read.filter(({ problems }) => problems.length > 0)
  const changes = read.filter(({ problems, changed }) => problems.length === 0 && changed.length > 0)
  if (!sent.dry_run && changes.length > 0) {
    await saveTranslations(db, { language: sent.language, texts: changes.map(changeOf) }, { ...saver, isFile: true })
  }
  return {
    dry_run: sent.dry_run,
    rows: read.length,
    changed: changes.length,
    unchanged: read.length - bad.length - changes.length,
    refused: bad.length,
    changes: changes.slice(0, NAMED).flatMap(({ source, changed }) => changed.map((form) => ({ source, ...form }))),
    bad: bad.slice(0, NAMED).map(({ row, source, problems }) => ({
      row,
      source,
      problems: problems.map(({ message, values }) => t(message, values)),
    })),
  }
}

interface PlannedText {
  row: number
  source: string
  text: InterfaceText | undefined
  changed: { form: FormName; before: string; after: string }[]
  problems: { message: string; values?: Record<string, string | number> | undefined }[]
}

/** The forms of a text may be on several rows of the file: they are checked together. */
function planned(
  rows: readonly TranslationRow[],
  texts: ReadonlyMap<string, InterfaceText>,
  language: string,
): PlannedText[] {
  const whole = new Map<string, TranslationRow>()
  const unread: PlannedText[] = []
  for (const { row, source, texts: forms, problem } of rows) {
    if (problem === undefined) {
      const first = whole.get(source)
      whole.set(source, { row: first?.row ?? row, source, texts: { ...first?.texts, ...withoutEmpty(forms) } })
    } else unread.push({ row, source, text: undefined, changed: [], problems: [{ message: problem }] })
  }
  return [...unread, ...[...whole.values()].map((row) => plannedText(row, texts.get(row.source), language))].toSorted(
    (a, b) => a.row - b.row,
  )
}

function withoutEmpty(texts: TranslationRow['texts']): TranslationRow['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

function plannedText(
  { row, source, texts }: TranslationRow,
  text: InterfaceText | undefined,
  language: string,
): PlannedText {
  if (!text || text.gone) {
    return { row, source, text, changed: [], problems: [{ message: msg('The interface does not have this text.') }] }
  }
  const before = new Map(text.forms.map((form) => [form.form, form.text]))
  const changed = (Object.entries(texts) as [FormName, string][])
    .map(([form, after]) => ({ form, before: before.get(form) ?? '', after }))
    .filter((one) => one.before !== one.after)
  const isLong = Object.values(texts).some((words) => words.length > MAX_INTERFACE_TEXT)
  const tooLong = { message: msg('Use at most {{limit}} characters.'), values: { limit: MAX_INTERFACE_TEXT } }
  return {
    row,
    source,
    text,
    changed,
    problems: [...(isLong ? [tooLong] : []), ...translationProblems(text, texts, language)],
  }
}

function changeOf({ source, text, changed }: PlannedText): InterfaceTextChange {
  const texts = Object.fromEntries(changed.map(({ form, after }) => [form, after]))
  return { source, revision: text?.revision ?? 0, texts, ...(text?.former && { former: text.former.source }) }
}
