import { startInvitation } from '#server/accounts/invitations.ts'
import { startReset } from '#server/accounts/passwordReset.ts'
import { startMailChange } from '#server/accounts/pendingMail.ts'
import { openStep } from '#server/accounts/signInSteps.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { draftImport } from '#server/imports/prepareImport.ts'
import { stopHref } from '#server/mail/stopHref.ts'

const LEARNER = 'learner@demo.test'

/** The secrets of links in mails, and ids of things, by their names in the list of pages; `step` is a cookie. */
export async function mailedLinks(databaseUrl: string) {
  const db = openDatabase(databaseUrl)
  const now = new Date()
  try {
    const [uid, admin] = await Promise.all([uidOf(db, LEARNER), uidOf(db, 'admin@demo.test')])
    const reset = await startReset(db, { mail: LEARNER, now })
    const { token: invitation } = await db.transact((tx) => startInvitation(tx, { uid, by: admin, now }))
    const { token: mail } = await db.transact((tx) => startMailChange(tx, { uid, mail: 'new@demo.test', now }))
    const step = await db.transact((tx) => openStep(tx, { kind: 'code', uid: admin, now }))
    const href = await stopHref(db, { type: 'order_state', to: { uid, name: '', mail: LEARNER }, canStop: true }, '')
    const order = await db.reader
      .selectFrom('orders')
      .innerJoin('users', 'users.uid', 'orders.uid')
      .select(['orders.id', 'users.mail'])
      .orderBy('orders.id')
      .executeTakeFirstOrThrow()
    const entry = await db.reader.selectFrom('point_entries').select('id').orderBy('id').executeTakeFirstOrThrow()
    const file = { by: admin, now, fileName: 'file.csv' }
    const people = await draftImport(db, {
      ...file,
      kind: 'people',
      text: 'E-mail,Given name\nnew@new.test,Mona\nbad,Otis',
    })
    const trainings = await draftImport(db, { ...file, kind: 'trainings', text: 'Title,ID\nTying knots,knots' })
    const stop = href?.match(/stop\/([^?]+)/)?.[1] ?? ''
    const ids = { order: order.id, entry: entry.id, people, trainings }
    const given: Record<string, string | number> = { invitation, reset: reset?.token ?? '', mail, stop, ...ids }
    return {
      step,
      buyer: order.mail,
      /** The address of a page with its secret or id. */
      addressOf: (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name])),
    }
  } finally {
    await db.close()
  }
}

async function uidOf(db: Database, mail: string): Promise<number> {
  return (await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()).uid
}
