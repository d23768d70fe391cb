import { createHash } from 'node:crypto'
import type { AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../wallet.ts'
import { type NamedPerson, peopleOfFile } from './peopleOfFile.ts'
import type { AdjustmentProblem, AdjustmentRow } from './readAdjustmentRow.ts'

/** A row of the file with its person, its points and everything that is wrong with it. */
export interface PlannedAdjustment extends AdjustmentRow {
  person: NamedPerson | undefined
  /** Idempotency key of the entry: the same person, points and reason are booked from files once. */
  key: string
  /** When an earlier file booked it; `null`: it is new. */
  bookedAt: string | null
  /** The points that the person can spend before and after the row; `null` if it is not booked. */
  before: number | null
  after: number | null
}

export interface PlanOptions {
  kind: AdjustmentFile['kind']
  actor: number
  now: Date
}

/** Finds out what each row does, one after the other, as if all rows before it were booked. */
export async function planAdjustments(
  reader: Reader,
  rows: readonly AdjustmentRow[],
  { kind, actor, now }: PlanOptions,
): Promise<PlannedAdjustment[]> {
  const personOf = await peopleOfFile(reader, rows)
  const named = rows.map((row) => {
    const person = personOf(row)
    return { ...row, person, key: person ? keyOf(kind, person.uid, row) : '' }
  })
  const booked = await bookedBefore(
    reader,
    named.flatMap(({ key }) => key || []),
  )
  const lines = new Map<string, number>()
  const balances = new Map<number, number>()
  const planned: PlannedAdjustment[] = []
  for (const row of named) {
    const { person, amount, key, line } = row
    const problems = [...row.problems, ...personProblems(row, actor)]
    const earlier = key === '' ? undefined : lines.get(key)
    if (earlier !== undefined) problems.push(sameAs(earlier))
    else lines.set(key, line)
    const bookedAt = booked.get(key) ?? null
    const rest = { problems, bookedAt, before: null, after: null }
    if (!person || amount === null || problems.length > 0 || bookedAt !== null) {
      planned.push({ ...row, ...rest })
      continue
    }
    const before = balances.get(person.uid) ?? (await balanceOf(reader, person.uid, now))
    const after = before + amount
    if (after < 0) {
      problems.push(tooFew(before))
      planned.push({ ...row, ...rest })
      continue
    }
    balances.set(person.uid, after)
    planned.push({ ...row, ...rest, before, after })
  }
  return planned
}

function keyOf(kind: AdjustmentFile['kind'], uid: number, { amount, reason }: AdjustmentRow): string {
  return `file:${createHash('sha256')
    .update(JSON.stringify([kind, uid, amount, reason]))
    .digest('base64url')}`
}

/** The keys that are in the ledger, with the times of their entries. */
async function bookedBefore(reader: Reader, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await reader.selectFrom('point_entries').select(['key', 'at']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, at }) => [key, at]))
}

function personProblems(
  { person, uid, mail }: AdjustmentRow & { person: NamedPerson | undefined },
  actor: number,
): AdjustmentProblem[] {
  if (person?.uid === actor) {
    return [{ column: '', message: msg('You cannot change your own points. Ask another manager.') }]
  }
  if (person || (!uid && !mail)) return []
  if (uid && mail) return [{ column: '', message: msg('There is no person with this uid and this mail.') }]
  return [{ column: uid ? 'uid' : 'mail', message: msg('There is no such person.') }]
}

function sameAs(line: number): AdjustmentProblem {
  return { column: '', message: msg('Line {{line}} has the same person, points and reason.'), values: { line } }
}

function tooFew(points: number): AdjustmentProblem {
  return { column: 'amount', message: msg('Only {{count}} points can be deducted.'), values: { count: points } }
}
