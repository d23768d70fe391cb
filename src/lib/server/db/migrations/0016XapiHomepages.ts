import { type QueryExecutorProvider, sql } from 'kysely'

/** The home pages whose account names are usernames of this site, for each API key (JSON: a list). */
export async function xapiHomepages(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(`alter table api_keys add column xapi_homepages text not null default '[]'`).execute(db)
}
