import { expect, test } from 'vitest'
import { AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { adjust } from '#server/points/adjust.ts'
import { importAdjustments } from '#server/points/adjustments/importAdjustments.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { erasePerson } from '#server/privacy/erasePerson.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { academy, PERSON } from '#tests/unit/server/privacy/livedPerson.ts'
import { addBuyer, refusalCodes, timeZone } from '#tests/unit/server/shop/shopFixture.ts'

const time = { now: morning, timeZone }

test('a file that a colleague books at the same moment is reported and noted as booked before', async () => {
  const db = await freshDatabase()
  const [ada, one, other] = [await addBuyer(db), await addBuyer(db), await addBuyer(db)]
  const sent = AdjustmentFile.parse({ file: `uid,amount,reason\n${ada.user.uid},5,Open day` })
  const booked = await Promise.all(
    [one, other].map(({ user }) => importAdjustments(db, { actor: user.uid, sent }, time)),
  )
  const isNew = booked.map(([row]) => row?.bookedAt === null && row.after === 5)
  expect(isNew.toSorted(), 'one of them booked it').toEqual([false, true])
  const noted = db.reader.selectFrom('audit_entries').select('actor').where('action', '=', 'imported')
  const { user } = [one, other][isNew.indexOf(true)]!
  expect(await noted.execute()).toEqual([{ actor: user.uid }])
})

test('an erased person gets no points, by hand or by a file', async () => {
  const { db, context, actor, uid } = await academy()
  await erasePerson(context, actor, { uid, name: PERSON.name })
  const byHand = adjust(db, { uid, amount: 5, reason: 'Late', actor: actor.user.uid, key: 'late' }, time)
  expect(await refusalCodes(byHand)).toEqual(['uid: not_found'])
  const sent = AdjustmentFile.parse({ file: `uid,amount,reason\n${uid},5,Late` })
  const byFile = importAdjustments(db, { actor: actor.user.uid, sent }, time)
  expect(await refusalCodes(byFile)).toEqual(['file[2][uid]: row'])
})

test('an adjustment that waits for an erasure writes nothing about the person', async () => {
  const db = await freshDatabase()
  const [ada, manager] = [await addBuyer(db), await addBuyer(db)]
  const { uid } = ada.user
  const adjusting = meanwhile(
    db,
    async (tx) => {
      await openWallet(tx, uid, time)
      await tx.updateTable('users').set({ erased: '2026-11-21 09:00:00' }).where('uid', '=', uid).execute()
    },
    () => adjust(db, { uid, amount: 5, reason: 'Late', actor: manager.user.uid, key: 'late' }, time),
  )
  expect(await refusalCodes(adjusting)).toEqual(['uid: not_found'])
  expect(await db.reader.selectFrom('notices').select('id').where('uid', '=', uid).execute()).toEqual([])
})
