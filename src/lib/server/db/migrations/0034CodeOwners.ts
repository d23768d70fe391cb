import { type QueryExecutorProvider, sql } from 'kysely'

/** An import asks which products have a code already, among all codes of the site. */
export async function codeOwners(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('create index voucher_codes_code on voucher_codes (code)').execute(db)
}
