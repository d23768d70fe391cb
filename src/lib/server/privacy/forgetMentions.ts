import { type Expression, type SqlBool, sql } from 'kysely'
import { isPlainObject } from '#shared/sameValue.ts'
import type { Tx } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'

/** Removes what names a person in the rows of others: notifications, stored answers, mails to staff. */
export async function forgetMentions(tx: Tx, { mail, mail_key, name, full_name }: UserRow): Promise<void> {
  const values = [mail, name, full_name].filter(Boolean)
  await tx.deleteFrom('notices').where(holdsAny('details', values)).execute()
  await tx.deleteFrom('idempotency_keys').where(holdsAny('answer', values)).execute()
  await forgetInSettings(tx, mail)
  for (const table of ['order_mails', 'mail_deliveries'] as const) {
    await tx.deleteFrom(table).where('address', 'in', [mail, mail_key]).execute()
  }
}

/** Lists of the settings can name the address, such as those who get mails about orders. */
async function forgetInSettings(tx: Tx, mail: string): Promise<void> {
  const rows = await tx
    .selectFrom('settings')
    .select(['name', 'value'])
    .where(holdsAny('value', [mail]))
    .execute()
  for (const { name, value } of rows) {
    const kept = JSON.stringify(withoutAddress(JSON.parse(value), mail))
    await tx.updateTable('settings').set({ value: kept }).where('name', '=', name).execute()
  }
}

function withoutAddress(value: unknown, mail: string): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => item !== mail && item?.mail !== mail).map((item) => withoutAddress(item, mail))
  }
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutAddress(inner, mail)]))
}

/** Whether a JSON text has one of these texts as a whole value: a short name is also a part of other words. */
function holdsAny(column: string, values: readonly string[]): Expression<SqlBool> {
  const texts = values.map((value) => holdsText(column, JSON.stringify(value)))
  return sql<SqlBool>`(${sql.join(texts, sql` or `)})`
}

function holdsText(column: string, text: string): Expression<SqlBool> {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql<SqlBool>`${sql.ref(column)} like ${`%${escaped}%`} escape '\\'`
}
