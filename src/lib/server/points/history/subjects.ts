import { z } from 'zod'
import { type Reading as Languages, readIn } from '#shared/i18n/readIn.ts'
import type { Rule } from '#shared/points/rules.ts'
import type { Reader } from '../../db/database.ts'
import type { EntryRow } from '../../db/schema/points.ts'
import { chooseText } from '../../catalogue/save/texts.ts'
import { currentRules } from '../earning/currentRules.ts'
import { ruleName } from '../earning/ruleName.ts'

/** In whose language a history is told. */
export interface Reading extends Languages {
  /** Joins names as a sentence does. */
  list(names: readonly string[]): string
}

/** What an entry was made for; see `WalletEntry`. */
export interface Subject {
  title: string
  lang: string | null
  rule: string
  rule_lang: string | null
  training: number | null
  order: number | null
}

type Told = Pick<EntryRow, 'id' | 'kind' | 'rule' | 'event_id' | 'order_id' | 'reason'>

/**
 * What entries were made for, by their ids: the training, the products of the order or what was said with it, and the
 * name that the rule has by now. Of a rule that there is no more, the entry says what it was called.
 */
export async function subjectsOf(
  reader: Reader,
  entries: readonly Told[],
  reading: Reading,
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

/** The reason of an entry that a rule made is the name that the rule had then, in the site's language. */
function namedRule({ rule: id, reason }: Told, rules: readonly Rule[], reading: Reading) {
  if (id === null) return undefined
  const rule = rules.find((rule) => rule.id === id)
  return rule ? ruleName(rule, reading) : { name: reason, lang: reading.siteLanguage }
}

async function trainingsOf(reader: Reader, events: readonly number[], reading: Reading) {
  if (events.length === 0) return new Map<number, Pick<Subject, 'title' | 'lang' | 'training'>>()
  const rows = await reader
    .selectFrom('learning_events')
    .innerJoin('trainings', 'trainings.id', 'learning_events.training_id')
    .select(['learning_events.id as event', 'trainings.id', 'trainings.published'])
    .select(['trainings.title', 'trainings.summary', 'trainings.language', 'trainings.translations'])
    .where('learning_events.id', 'in', events)
    .execute()
  return new Map(
    rows.map(({ event, id, published, ...row }) => {
      const { title, lang } = chooseText(row, reading)
      return [event, { title, lang, training: published === 1 ? id : null }]
    }),
  )
}

/** As far as an order's snapshot of a product is read here. */
const Sold = z.object({
  texts: z.object({
    title: z.string(),
    language: z.string(),
    translations: z.record(z.string(), z.object({ title: z.string().optional() })),
  }),
})

/** What was bought, by orders: in the reader's language where it was written in it. */
async function titlesOf(reader: Reader, orders: readonly number[], reading: Reading) {
  if (orders.length === 0) return new Map<number, Pick<Subject, 'title' | 'lang'>>()
  const lines = await reader
    .selectFrom('order_lines')
    .select(['order_id', 'snapshot'])
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute()
  return new Map(
    Map.groupBy(lines, ({ order_id }) => order_id)
      .entries()
      .map(([order, lines]) => {
        const sold = lines.flatMap(({ snapshot }) => Sold.safeParse(JSON.parse(snapshot)).data ?? [])
        const titles = sold.map(({ texts: { title, ...texts } }) =>
          readIn({ own: { title }, ...texts }, 'title', reading),
        )
        const lang = titles.length === 1 ? (titles[0]?.lang ?? null) : null
        return [order, { title: reading.list(titles.map(({ title }) => title)), lang }] as const
      }),
  )
}

function idsOf<Column extends 'event_id' | 'order_id'>(entries: readonly Told[], column: Column): number[] {
  return [...new Set(entries.map((entry) => entry[column]).filter((id) => id !== null))]
}
