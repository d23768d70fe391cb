import { expect, test } from 'vitest'
import { formatsFor } from '#shared/i18n/format.ts'
import type { Database } from '#server/db/database.ts'
import { noticesOf } from '#server/notices/readNotices.ts'
import { adjust } from '#server/points/adjust.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const at = (minutes: number) => ({ now: later(minutes), timeZone: 'UTC' })

async function noticesIn(db: Database, uid: number, lang: string): Promise<string[]> {
  const t = (await loadSite(db.reader)).translator(lang)
  const format = formatsFor({ lang, timeZone: 'UTC', patterns: {} })
  const notices = await noticesOf(db.reader, uid, { t, format })
  return notices.map(({ message, href }) => `${message} ${href}`)
}

/** A database with Freja and the manager who adjusts points. */
async function desk() {
  const db = await freshDatabase()
  const [uid, actor] = [await takeIn(db), await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test' })]
  return { db, uid, actor }
}

function noted(db: Database) {
  return db.reader
    .selectFrom('audit_entries')
    .select(['at', 'actor', 'action', 'subject_type', 'subject_id', 'label', 'before_values', 'after_values'])
    .where('action', '=', 'adjusted')
    .execute()
}

test('a user is notified of points that are given or taken by hand, with the reason and the wallet', async () => {
  const db = await freshDatabase()
  await turnOnLanguages(db, 'en', 'ar')
  const [uid, actor] = [await takeIn(db), await takeIn(db, { name: 'ingrid', mail: 'ingrid@saltmarsh.test' })]
  await adjust(db, { uid, amount: 25, reason: 'Helped at the open day', actor, key: 'a' }, at(1))
  await adjust(db, { uid, amount: -1, reason: 'Counted twice', actor, key: 'b' }, at(2))
  expect(await noticesIn(db, uid, 'en')).toEqual([
    '1 point was taken from you: Counted twice /incentives/wallet',
    'Our team gave you 25 points: Helped at the open day /incentives/wallet',
  ])
  expect(await noticesIn(db, uid, 'ar')).toEqual([
    'خُصمت منك نقطة واحدة: \u2068Counted twice\u2069 /incentives/wallet',
    'منحك فريقنا 25 نقطة: \u2068Helped at the open day\u2069 /incentives/wallet',
  ])
})

test('an adjustment that is repeated with its key changes nothing and notifies nobody again', async () => {
  const { db, uid, actor } = await desk()
  const adjustment = { uid, amount: 25, reason: 'Helped', actor, key: 'a' }
  const first = await adjust(db, adjustment, at(1))
  expect(await adjust(db, adjustment, at(2))).toEqual(first)
  expect(await noticesIn(db, uid, 'en')).toHaveLength(1)
  const taken = { ...adjustment, amount: -5, key: 'b' }
  const second = await adjust(db, taken, at(3))
  expect(await adjust(db, taken, at(4))).toEqual(second)
  expect(await noticesIn(db, uid, 'en')).toHaveLength(2)
  expect(await noted(db)).toHaveLength(2)
  expect(await balanceOf(db.reader, uid, at(5).now)).toBe(20)
})

test('the audit log names the user, the points and the reason of an adjustment', async () => {
  const { db, uid, actor } = await desk()
  await adjust(db, { uid, amount: 25, reason: 'Helped', actor, key: 'a' }, at(1))
  expect(await noted(db)).toEqual([
    {
      at: '2026-11-21 09:01:00',
      actor,
      action: 'adjusted',
      subject_type: 'person',
      subject_id: String(uid),
      label: 'Freja Amoah',
      before_values: null,
      after_values: JSON.stringify({ points: 25, reason: 'Helped' }),
    },
  ])
})

test('all the points of a user can be taken, and no more', async () => {
  const { db, uid, actor } = await desk()
  const take = (amount: number) => adjust(db, { uid, amount, reason: 'Counted twice', actor, key: `${amount}` }, at(2))
  await adjust(db, { uid, amount: 25, reason: 'Helped', actor, key: 'a' }, at(1))
  await expect(take(-26)).rejects.toMatchObject({
    status: 400,
    problems: [{ path: 'amount', code: 'insufficient_points', values: { count: 25 } }],
  })
  expect(await take(-25)).toMatchObject({ kind: 'manual_debit', amount: -25, balance_after: 0 })
})

test('points of another system have their own kind', async () => {
  const { db, uid, actor } = await desk()
  const adjustment = { uid, amount: 25, reason: 'Moved', actor, key: 'a' }
  expect(await adjust(db, { ...adjustment, isOpeningBalance: true }, at(1))).toMatchObject({ kind: 'import' })
  expect(await adjust(db, { ...adjustment, key: 'b' }, at(1))).toMatchObject({ kind: 'manual_credit' })
})

test('nobody adjusts their own points, or those of a user who does not exist or was erased', async () => {
  const { db, uid, actor } = await desk()
  const give = (to: number) => adjust(db, { uid: to, amount: 25, reason: 'Helped', actor, key: 'a' }, at(1))
  const refusal = (code: string) => ({ status: 400, problems: [{ path: 'uid', code }] })
  await expect(give(actor)).rejects.toMatchObject(refusal('own_wallet'))
  await expect(give(999)).rejects.toMatchObject(refusal('not_found'))
  await db.transact((tx) =>
    tx.updateTable('users').set({ erased: '2026-11-21 09:00:00' }).where('uid', '=', uid).execute(),
  )
  await expect(give(uid)).rejects.toMatchObject(refusal('not_found'))
  expect(await balanceOf(db.reader, uid, at(2).now)).toBe(0)
})
