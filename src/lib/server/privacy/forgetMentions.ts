import { type Expression, type SqlBool, sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { isPlainObject, isSameValue } from '#shared/sameValue.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { RULES } from '../points/earning/currentRules.ts'
import type { KnownNames } from './knownNames.ts'

/** The user who erases the person, and the time. */
interface Erasing {
  by: number
  now: Date
}

/**
 * Removes the names and addresses of a person from the rows of others: notifications, stored answers, mails to staff,
 * lists of the settings, and events of other systems that belong to no user yet.
 */
export async function forgetMentions(tx: Tx, { mails, names }: KnownNames, erasing: Erasing): Promise<void> {
  const values = [...mails, ...names]
  await tx.deleteFrom('notices').where(holdsAny('details', values)).execute()
  await tx.deleteFrom('idempotency_keys').where(holdsAny('answer', values)).execute()
  await forgetInSettings(tx, new Set(mails.map(lower)), erasing)
  for (const table of ['order_mails', 'mail_deliveries'] as const) {
    await tx
      .deleteFrom(table)
      .where(sql<string>`lower(address)`, 'in', [...new Set([...mails, ...mails.map(lower)])])
      .execute()
  }
  await forgetAwaited(tx, mails)
}

/**
 * Lists of the settings can name the address, such as those who get mails about orders. A changed document has a new
 * revision, so that a form that was read before does not bring the address back.
 */
async function forgetInSettings(tx: Tx, mails: ReadonlySet<string>, { by, now }: Erasing): Promise<void> {
  // Locked: a save at this moment would be overwritten with the settings before it.
  const rows = await tx
    .selectFrom('settings')
    .select(['name', 'value'])
    .orderBy('name')
    .$if(dialectOf(tx) === 'postgres', (settings) => settings.forNoKeyUpdate())
    .execute()
  for (const { name, value } of rows) {
    if (![...mails].some((mail) => lower(value).includes(mail))) continue
    const document = JSON.parse(value)
    const kept = withoutAddress(document, mails)
    if (isSameValue(kept, document)) continue
    // A document that says who saved it says so to the user whose form is out of date.
    const saved = JSON.stringify('by' in document ? { ...Object(kept), by } : kept)
    await tx
      .updateTable('settings')
      .set((eb) => ({
        value: saved,
        changed: toInstant(now),
        // A revision of the rules is one of their versions, to which entries of the ledger refer.
        ...(name !== RULES && { revision: eb('revision', '+', 1) }),
      }))
      .where('name', '=', name)
      .execute()
  }
}

function withoutAddress(value: unknown, mails: ReadonlySet<string>): unknown {
  const isTheirs = (item: unknown) => typeof item === 'string' && mails.has(lower(item))
  if (Array.isArray(value)) {
    return value.filter((item) => !isTheirs(item) && !isTheirs(item?.mail)).map((item) => withoutAddress(item, mails))
  }
  if (!isPlainObject(value)) return isTheirs(value) ? '' : value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutAddress(inner, mails)]))
}

/** A revocation that came before its event belongs to no user; other systems can name it by an address. */
async function forgetAwaited(tx: Tx, mails: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('learning_events')
    .where('uid', 'is', null)
    .where(({ or, eb }) =>
      or(
        mails.flatMap((mail) => [
          holdsText('external_id', mail),
          eb('revokes', 'is not', null).and(holdsText('revokes', mail)),
          eb('payload', 'is not', null).and(holdsText('payload', mail)),
        ]),
      ),
    )
    .execute()
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

function lower(text: string): string {
  return text.toLowerCase()
}
