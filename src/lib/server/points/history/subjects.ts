import { z } from 'zod'
import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'
import type { Rule } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import { currentRules } from '../earning/currentRules.ts'
import { ruleName } from '../earning/ruleName.ts'

/** The languages in which a history is read. */
export interface HistoryReading extends ReaderLanguages {
  /** Joins names into a list in the reader's language. */
  list(names: readonly string[]): string
}

/** The reason of an entry; see `WalletEntry`. */
export interface Subject {
  title: string
  lang: string | null
  rule: string
  rule_lang: string | null
  training: number | null
  order: number | null
}

type SubjectEntry = Pick<EntryRow, 'id' | 'kind' | 'rule' | 'event_id' | 'order_id' | 'reason'>

/**
 * The reasons of entries, by their ids: the training, the products of the order or the given reason, and the current
 * name of the rule. For a deleted rule, the entry holds its old name.
 */
export async function subjectsOf(
  reader: Reader,
  entries: readonly SubjectEntry[],
  reading: HistoryReading,
): Promise<Map<number, Subject>> {
  const trainings = await trainingsOf(reader, idsOf(entries, 'event_id'), reading)
  const orders = await titlesOf(reader, idsOf(entries, 'order_id'), reading)
  const rules = entries.some(({ rule }) => rule !== null) ? (await currentRules(reader)).document.rules : []
  return new Map(
    entries.map((entry) => {
      const { id, reason, event_id, order_id } = entry
      const rule = namedRule(entry, rules, reading)
      const training = trainings.get(event_id ?? 0)
      const sold = orders.get(order_id ?? 0)
      const none = { rule: '', rule_lang: null, training: null, order: order_id }
      const plain = { ...none, title: rule?.name ?? reason, lang: rule?.lang ?? null }
      if (training) return [id, { ...plain, ...training, ...(rule && { rule: rule.name, rule_lang: rule.lang }) }]
      return [id, sold?.title ? { ...plain, ...sold } : plain]
    }),
  )
}

/** An entry of a rule stores the name that the rule had then, in the site's language. */
function namedRule({ rule: id, reason }: SubjectEntry, rules: readonly Rule[], reading: HistoryReading) {
  if (id === null) return undefined
  const rule = rules.find((rule) => rule.id === id)
  return rule ? ruleName(rule, reading) : { name: reason, lang: reading.siteLanguage }
}

async function trainingsOf(reader: Reader, events: readonly number[], reading: HistoryReading) {
  if (events.length === 0) return new Map<number, Pick<Subject, 'title' | 'lang' | 'training'>>()
  const rows = await attended.rows(reader, { events: JSON.stringify(events) })
  return new Map(
    rows.map(({ event, id, published, ...row }) => {
      const { title, lang } = trainingText(row, reading)
      return [event, { title, lang, training: published === 1 ? id : null }]
    }),
  )
}

const attended = statement((reader: Reader, { events }: Given<{ events: string }>) =>
  reader
    .selectFrom('learning_events')
    .innerJoin('trainings', 'trainings.id', 'learning_events.training_id')
    .select(['learning_events.id as event', 'trainings.id', 'trainings.published'])
    .select(['trainings.title', 'trainings.summary', 'trainings.language', 'trainings.translations'])
    .where('learning_events.id', 'in', numbersIn(events, dialectOf(reader))),
)

/** The part of an order's product snapshot that is needed here. */
const Sold = z.object({
  texts: z.object({
    title: z.string(),
    language: z.string(),
    translations: z.record(z.string(), z.object({ title: z.string().optional() })),
  }),
})

/** The titles of the bought products, by order, in the reader's language if there is a translation. */
async function titlesOf(reader: Reader, orders: readonly number[], reading: HistoryReading) {
  if (orders.length === 0) return new Map<number, Pick<Subject, 'title' | 'lang'>>()
  const lines = await snapshots.rows(reader, { orders: JSON.stringify(orders) })
  return new Map(
    Map.groupBy(lines, ({ order_id }) => order_id)
      .entries()
      .map(([order, lines]) => {
        const sold = lines.flatMap(({ snapshot }) => Sold.safeParse(JSON.parse(snapshot)).data ?? [])
        const titles = sold.map(({ texts: { title, ...texts } }) =>
          readerWords({ own: { title }, ...texts }, 'title', reading),
        )
        const lang = titles.length === 1 ? (titles[0]?.lang ?? null) : null
        return [order, { title: reading.list(titles.map(({ title }) => title)), lang }] as const
      }),
  )
}

const snapshots = statement((reader: Reader, { orders }: Given<{ orders: string }>) =>
  reader
    .selectFrom('order_lines')
    .select(['order_id', 'snapshot'])
    .where('order_id', 'in', numbersIn(orders, dialectOf(reader)))
    .orderBy('id'),
)

function idsOf<Column extends 'event_id' | 'order_id'>(entries: readonly SubjectEntry[], column: Column): number[] {
  return [...new Set(entries.map((entry) => entry[column]).filter((id) => id !== null))]
}
