import type { AuditAction, AuditRoute, AuditSubject } from '#shared/contract/audit.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../db/database.ts'
import { differencesOf } from './differences.ts'

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
 * stored, and no secrets. Returns whether it wrote an entry: a change from a state to the same state is none.
 */
export async function noteChange(
  tx: Tx,
  { actor, through = actor === null ? 'command' : 'site', agent = '', action, subject, before, after }: NotedChange,
  now: Date,
): Promise<boolean> {
  const changed = differencesOf(before, after)
  if (before && after && changed.count === 0) return false
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
      label: subject.label.slice(0, LONGEST_LABEL),
      before_values: before ? JSON.stringify(changed.before) : null,
      after_values: after ? JSON.stringify(changed.after) : null,
    })
    .execute()
  return true
}
