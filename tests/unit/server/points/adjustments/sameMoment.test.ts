import { expect, test } from 'vitest'
import { AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { Database } from '#server/db/database.ts'
import { adjust } from '#server/points/adjust.ts'
import { importAdjustments } from '#server/points/adjustments/importAdjustments.ts'
import { presentAdjustments } from '#server/points/adjustments/presentAdjustments.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { addBuyer, pointsOf, refused, timeZone } from '#tests/unit/server/shop/shopFixture.ts'

const time = { now: morning, timeZone }

async function desk() {
  const db = await freshDatabase()
  const [manager, ada, bo] = [await addBuyer(db), await addBuyer(db), await addBuyer(db)]
  const book = (file: string, actor = manager.user.uid) =>
    importAdjustments(db, { actor, sent: AdjustmentFile.parse({ file, reason: 'Open day' }) }, time)
  return { db, manager: manager.user.uid, ada, bo, book }
}

function erased(db: Database, uid: number) {
  const values = { full_name: `Erased person ${uid}`, status: 'blocked', erased: toInstant(morning) } as const
  return db.transact((tx) => tx.updateTable('users').set(values).where('uid', '=', uid).execute())
}

test('the same file of two managers at the same moment is booked, noted and reported once', async () => {
  const { db, ada, bo, book } = await desk()
  const other = (await addBuyer(db)).user.uid
  const file = `uid,amount\n${ada.user.uid},25\n${bo.user.uid},5\n`
  const planned = await meanwhile(
    db,
    (tx) => openWallet(tx, ada.user.uid, time),
    () => Promise.all([book(file), book(file, other)]),
  )
  expect([await pointsOf(db, ada), await pointsOf(db, bo)]).toEqual([25, 5])
  const entries = db.reader.selectFrom('audit_entries').select('after_values').where('action', '=', 'imported')
  expect(await entries.execute()).toEqual([{ after_values: '{"rows":2,"points":30}' }])
  const reports = planned.map((rows) => presentAdjustments(rows, { dryRun: false, t: (text) => text }))
  expect(reports.map(({ booked, repeated, given }) => [booked, repeated, given]).toSorted()).toEqual([
    [0, 2, 0],
    [2, 0, 30],
  ])
})

test('a person who was erased gets no points, neither by a file nor by hand', async () => {
  const { db, manager, ada, book } = await desk()
  const { uid } = ada.user
  await erased(db, uid)
  expect(await refused(book(`uid,amount\n${uid},25\n`))).toMatchObject({ status: 400 })
  const adjustment = { uid, amount: 5, reason: 'Late', actor: manager, key: 'late' }
  expect(await refused(adjust(db, adjustment, time))).toMatchObject({
    status: 400,
    problems: [{ path: 'uid', code: 'not_found' }],
  })
})

test('a person who is erased while somebody gives them points gets none', async () => {
  const { db, manager, ada } = await desk()
  const { uid } = ada.user
  const adjustment = { uid, amount: 5, reason: 'Late', actor: manager, key: 'late' }
  const refusal = await meanwhile(
    db,
    async (tx) => {
      await openWallet(tx, uid, time)
      await tx
        .updateTable('users')
        .set({ erased: toInstant(morning) })
        .where('uid', '=', uid)
        .execute()
    },
    () => refused(adjust(db, adjustment, time)),
  )
  expect(refusal).toMatchObject({ status: 400 })
  expect(await pointsOf(db, ada)).toBe(0)
})
