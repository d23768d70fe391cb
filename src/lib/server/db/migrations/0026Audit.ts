import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The audit log. The database refuses to change or delete its rows; only the erasure of a person empties some. */
export async function audit(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { bigSerial } = columnTypes(dialect)
  const statements = [
    `create table audit_entries (
      id ${bigSerial}, at text not null, actor integer, through text not null, agent text not null default '', action text not null,
      subject_type text not null, subject_id text not null, label text not null,
      before_values text, after_values text, forgotten integer not null default 0 check (forgotten in (0, 1)))`,
    // Each combination of filters has an index in the order of time, so that a rare one is found as fast as a frequent one.
    'create index audit_entries_time on audit_entries (at, id)',
    'create index audit_entries_actor on audit_entries (actor, at, id)',
    'create index audit_entries_action on audit_entries (action, at, id)',
    'create index audit_entries_type on audit_entries (subject_type, at, id)',
    'create index audit_entries_subject on audit_entries (subject_type, subject_id, at, id)',
    'create index audit_entries_actor_action on audit_entries (actor, action, at, id)',
    'create index audit_entries_actor_type on audit_entries (actor, subject_type, at, id)',
    'create index audit_entries_type_action on audit_entries (subject_type, action, at, id)',
    'create index audit_entries_all on audit_entries (actor, subject_type, action, at, id)',
    ...guards[dialect],
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The erasure of a person: it empties the words and values, and leaves everything else. */
const isErasure = `new.forgotten = 1 and new.label = '' and new.before_values is null and new.after_values is null
  and old.subject_type = 'person'`

const guards: Record<Dialect, string[]> = {
  sqlite: [
    `create trigger audit_entries_stay before update on audit_entries
      when not (${isErasure} and new.id = old.id and new.at = old.at and new.actor is old.actor and new.through = old.through
        and new.agent = old.agent and new.action = old.action and new.subject_type = old.subject_type and new.subject_id = old.subject_id) begin
      select raise(abort, 'Entries of the audit log do not change.');
    end`,
    `create trigger audit_entries_kept before delete on audit_entries begin
      select raise(abort, 'Entries of the audit log are not deleted.');
    end`,
  ],
  postgres: [
    `create or replace function audit_entries_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${isErasure} and (new.id, new.at, new.through, new.agent, new.action, new.subject_type, new.subject_id)
          = (old.id, old.at, old.through, old.agent, old.action, old.subject_type, old.subject_id)
          and new.actor is not distinct from old.actor then return new; end if;
      end if;
      raise exception 'Entries of the audit log are not changed or deleted.';
    end $$`,
    'create trigger audit_entries_stay before update or delete on audit_entries for each row execute function audit_entries_stay()',
    'create trigger audit_entries_kept before truncate on audit_entries for each statement execute function audit_entries_stay()',
  ],
}
