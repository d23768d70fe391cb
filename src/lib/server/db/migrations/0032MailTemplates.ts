import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** The site's own texts of mails, and the mails about accounts that wait for another attempt. */
export async function mailTemplates(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect)
  const statements = [
    `create table mail_templates (
      type text not null, langcode text not null, texts text not null, revision integer not null, changed text,
      changed_by integer references users (uid) on delete set null, primary key (type, langcode))`,
    'create index mail_templates_changed_by on mail_templates (changed_by)',
    // No row has the secret of a link: each attempt makes a new one.
    `create table account_mails (
      id ${serial}, uid integer not null references users (uid) on delete cascade, type text not null, details text not null,
      mail_due text, mail_tries integer not null default 0, expires text not null)`,
    'create index account_mails_due on account_mails (mail_due)',
    'create index account_mails_uid on account_mails (uid)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
