import { type QueryExecutorProvider, sql } from 'kysely'

/** One thing of the audit log, such as the settings, can have millions of entries: its filters get indexes, too. */
export async function auditThings(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'create index audit_entries_actor_subject on audit_entries (actor, subject_type, subject_id, at, id)',
    'create index audit_entries_subject_action on audit_entries (subject_type, subject_id, action, at, id)',
    'create index audit_entries_actor_subject_action on audit_entries (actor, subject_type, subject_id, action, at, id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
