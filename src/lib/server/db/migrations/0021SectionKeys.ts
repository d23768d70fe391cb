import { type QueryExecutorProvider, sql } from 'kysely'

/** The keys of new sections, so that a save that is sent again after a lost answer creates nothing twice. */
export async function sectionKeys(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table storefront_sections add column key text',
    'create unique index storefront_sections_key on storefront_sections (storefront_id, key)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
