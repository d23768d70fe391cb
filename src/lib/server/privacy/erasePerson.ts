import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, notFound, type Refusal } from '#shared/refusal.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import { forgetPersonInImports } from '../accounts/import/forgetPersonInImports.ts'
import { needFreshPassword } from '../accounts/freshPassword.ts'
import { type Actor, needAdministrator } from '../accounts/needAdministrator.ts'
import { forgetPersonInAudit } from '../audit/forgetPersonInAudit.ts'
import { noteChange } from '../audit/noteChange.ts'
import { leaveSessions } from '../availability/sessions/leaveSessions.ts'
import { touch } from '../cache/clock.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { emptyLog } from '../db/emptyLog.ts'
import { personalTables } from '../db/personalData.ts'
import { forgetMails } from '../mail/forgetMails.ts'
import { releaseUploads, removeReleased } from '../media/releaseUploads.ts'
import { holdAdministrators, lastAdministrator } from '../people/administrators.ts'
import { foldedNames } from '../people/foldedNames.ts'
import { foldKey } from '#shared/foldKey.ts'
import { namesOf } from '../people/namesOf.ts'
import { placeOnBoards } from '../points/boards/placeOnBoards.ts'
import { openWallet } from '../points/book/openWallet.ts'
import type { Runtime } from '../runtime.ts'
import type { Site } from '../site/site.ts'
import { forgetMentions } from './forgetMentions.ts'
import { forgetWords } from './forgetWords.ts'
import { knownNames } from './knownNames.ts'
import { aboutPerson } from './personRows.ts'

/** The parts of a request that an erasure needs. */
export interface ErasureContext {
  runtime: Pick<Runtime, 'config' | 'db' | 'log' | 'media'>
  site: Pick<Site, 'general' | 'translator'>
}

/**
 * Erases a person: nothing personal is left in the database, the uploads and the kept mails. The uid stays with the
 * entries of the ledger, the orders and the trainings, so that all sums stay as they are.
 * @param name the username of the person, as a proof that the right one is meant
 * @throws Refusal 403 for everyone but administrators, and `password_needed`; 404 for an unknown person; 400 for
 * another username, for oneself and for the last administrator; 409 `open_orders` while orders of the person are open,
 * `open_imports` while a file of people is read
 */
export async function erasePerson(
  { runtime, site }: ErasureContext,
  actor: Actor,
  { uid, name }: { uid: number; name: string },
): Promise<void> {
  const { user, now } = actor
  const { db, config, media, log } = runtime
  needAdministrator(user)
  if (user.uid === uid) throw invalid([{ message: msg('You cannot erase yourself.'), path: '', code: 'own_account' }])
  await needFreshPassword(db.reader, actor)
  const { general } = site
  const placeholder = site.translator(general.default_language)(msg('Erased person'))
  const { known, files } = await db.transact(async (tx) => {
    if ((await namesOf(tx, [uid])).size === 0) throw notFound()
    const isImporting = await holdImports(tx)
    // Locks the wallet before the account, as signing in does, to prevent a deadlock.
    await openWallet(tx, uid, { now })
    const found = await tx.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
    if (!found || found.erased !== null) throw notFound()
    if (foldKey(found.name) !== foldKey(name)) throw invalid([otherName])
    await holdAdministrators(tx, gone)
    const problems = await lastAdministrator(tx, uid, gone)
    if (problems.length > 0) throw invalid([{ ...problems[0]!, path: '' }])
    await refuseOpenOrders(tx, uid)
    if (isImporting) throw importRuns()
    const names = await knownNames(tx, found)
    await leaveSessions(tx, uid, now)
    const released = await releaseUploads(tx, { uid, avatar: found.avatar })
    await emptyTables(tx, uid)
    await forgetWords(tx, uid)
    await forgetPersonInImports(tx, uid)
    await forgetMentions(tx, names, { by: user.uid, now })
    await replaceAccount(tx, uid, `${placeholder} ${uid}`, now)
    await placeOnBoards(tx, uid, { now })
    await forgetPersonInAudit(tx, uid)
    await noteChange(tx, { actor: user.uid, action: 'erased', subject: { type: 'person', id: uid, label: '' } }, now)
    await touch(tx, ['settings'])
    return { known: names, files: released }
  })
  await removeReleased(db, media.storage, files).catch((err: unknown) =>
    log.error({ err }, 'files stay until the clean-up'),
  )
  await forgetMails(config, [...known.mails, ...known.names])
  if (!(await emptyLog(db))) log.warn({}, 'the log of the database keeps what was erased until it is written again')
}

const gone = { roles: [], status: 'blocked' } as const
const otherName = {
  message: msg('This is not the username of this person.'),
  path: 'name',
  code: 'other_name',
}

/** An order that waits needs the answers of the buyer: somebody must end or deliver it first. */
async function refuseOpenOrders(tx: Tx, uid: number): Promise<void> {
  const open = await tx
    .selectFrom('orders')
    .select('id')
    .where('uid', '=', uid)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  if (!open) return
  throw conflict(msg('This person has open orders. Deliver or cancel them first.'), 'open_orders')
}

/**
 * Locks the imports of people, before any account, as an import does: no other one starts until the erasure ends.
 * @returns whether one of them waits or runs
 */
async function holdImports(tx: Tx): Promise<boolean> {
  const held = await tx
    .selectFrom('imports')
    .select('state')
    .where('kind', '=', 'people')
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (imports) => imports.forUpdate())
    .execute()
  return held.some(({ state }) => state === 'waiting' || state === 'running')
}

/** The file can name the person, and would create the account again. */
function importRuns(): Refusal {
  return conflict(msg('An import of people is running. Wait until it ends, or stop it first.'), 'open_imports')
}

async function emptyTables(tx: Tx, uid: number): Promise<void> {
  for (const table of personalTables) {
    const { name, erasure } = table
    if (erasure === 'delete') await sql`delete from ${sql.table(name)} where ${aboutPerson(table, uid)}`.execute(tx)
    if (typeof erasure === 'string') continue
    const values = Object.entries(erasure).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(name)} set ${sql.join(values)} where ${aboutPerson(table, uid)}`.execute(tx)
  }
}

async function replaceAccount(tx: Tx, uid: number, full_name: string, now: Date): Promise<void> {
  const account = { name: `erased-${uid}`, mail: `erased-${uid}@erased.invalid`, full_name }
  const nothing = { avatar: null, language: null, timezone: null, country: null, title_tid: null, last_login: null }
  await tx
    .updateTable('users')
    .set({
      ...account,
      ...foldedNames(account),
      ...nothing,
      first_name: '',
      last_name: '',
      password_hash: null,
      profile: '{}',
      on_leaderboard: 0,
      status: 'blocked',
      erased: toInstant(now),
    })
    .where('uid', '=', uid)
    .execute()
}
