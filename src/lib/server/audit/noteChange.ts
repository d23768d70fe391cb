import type { AuditAction, AuditRoute, AuditSubject } from '#shared/contract/audit.ts'
import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { differencesOf, type FieldValues } from './differences.ts'

export interface NotedChange {
  /** The user who changes; `null` if a program does. */
  actor: number | null
  /** By default `site` for a user and `command` for a program. */
  through?: AuditRoute
  /** The program that changes, such as the name of an API key. */
  agent?: string
  action: AuditAction
  /** A label never holds the name of a person other than the subject. */
  subject: { type: AuditSubject; id: string | number; label: string }
  before?: object | undefined
  after?: object | undefined
}

const LONGEST_LABEL = 300

/**
 * Notes an administrative change in the audit log, in the transaction that makes it. Only the fields that differ are
 * stored, and no secrets; of a person who was erased meanwhile nothing is. Returns whether it wrote an entry: a change
 * from a state to the same state is none.
 */
export async function noteChange(
  tx: Tx,
  { actor, through = actor === null ? 'command' : 'site', agent = '', action, subject, before, after }: NotedChange,
  now: Date,
): Promise<boolean> {
  const changed = differencesOf(before, after)
  if (before && after && changed.count === 0) return false
  const isForgotten = subject.type === 'person' && subject.label !== '' && (await isErased(tx, Number(subject.id)))
  const valuesOf = (state: object | undefined, values: FieldValues) =>
    state && !isForgotten ? JSON.stringify(values) : null
  await tx
    .insertInto('audit_entries')
    .values({
      at: toInstant(now),
      actor,
      through,
      agent: agent.slice(0, LONGEST_LABEL),
      action,
      subject_type: subject.type,
      subject_id: String(subject.id),
      label: isForgotten ? '' : subject.label.slice(0, LONGEST_LABEL),
      before_values: valuesOf(before, changed.before),
      after_values: valuesOf(after, changed.after),
      forgotten: isForgotten ? 1 : 0,
    })
    .execute()
  return true
}

/** The account is locked until the transaction ends, so an erasure at this moment finds the entry. An import has no uid. */
async function isErased(tx: Tx, uid: number): Promise<boolean> {
  if (!Number.isInteger(uid)) return false
  const person = await tx
    .selectFrom('users')
    .select('erased')
    .where('uid', '=', uid)
    .$if(dialectOf(tx) === 'postgres', (users) => users.forShare())
    .executeTakeFirst()
  return typeof person?.erased === 'string'
}
