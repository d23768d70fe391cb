import type { Generated, Selectable } from 'kysely'
import type { AuditAction, AuditRoute, AuditSubject } from '#shared/contract/audit.ts'

/** The audit log. Its rows are added and read, and never change, except when a person is erased. */
export interface AuditSchema {
  audit_entries: AuditEntriesTable
}

export interface AuditEntriesTable {
  id: Generated<number>
  at: string
  /** The user who changed; `null` for a program. */
  actor: number | null
  through: AuditRoute
  /** The name of the program, such as that of its API key; '' for users. */
  agent: string
  action: AuditAction
  subject_type: AuditSubject
  subject_id: string
  label: string
  /** JSON: the fields that differ, by their names; `null` if there was nothing before. */
  before_values: string | null
  /** JSON: the same fields afterwards; `null` if there is nothing afterwards. */
  after_values: string | null
  /** 1: the person that the entry is about was erased, with the label and the values. */
  forgotten: Generated<number>
}

export type AuditRow = Selectable<AuditEntriesTable>
