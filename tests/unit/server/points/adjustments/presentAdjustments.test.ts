import { expect, test } from 'vitest'
import type { Translate } from '#shared/i18n/message.ts'
import { AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { importAdjustments } from '#server/points/adjustments/importAdjustments.ts'
import { presentAdjustments } from '#server/points/adjustments/presentAdjustments.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, timeZone } from '#tests/unit/server/shop/shopFixture.ts'

const t = ((text: string, values?: object) => `${text} ${JSON.stringify(values ?? {})}`) as Translate

test('the report of a file counts its rows, and sums the points that are given and taken', async () => {
  const db = await freshDatabase()
  const [manager, ada, bo] = [await addBuyer(db), await addBuyer(db, { points: 20 }), await addBuyer(db)]
  const report = async (file: string, dry_run = true) => {
    const sent = AdjustmentFile.parse({ file, dry_run })
    const planned = await importAdjustments(db, { actor: manager.user.uid, sent }, { now: morning, timeZone })
    return presentAdjustments(planned, { dryRun: dry_run, t })
  }
  const first = `uid,amount,reason\n${bo.user.uid},30,Open day`
  expect(await report(first, false)).toMatchObject({ dry_run: false, rows: 1, booked: 1, given: 30, taken: 0 })
  const rows = [
    `${ada.user.uid},${ada.user.mail},5,Fine`,
    `${ada.user.uid},,2,Fine`,
    `${bo.user.uid},,-12,Counted twice`,
    `${bo.user.uid},,-1,Late`,
    `,${ada.user.mail},-500,Too much`,
    `7000,,many,Nobody`,
    `${bo.user.uid},,30,Open day`,
    `${bo.user.uid},,30,Open day`,
  ]
  const { adjustments, ...sums } = await report(['uid,mail,amount,reason', ...rows].join('\n'))
  expect(sums).toEqual({ dry_run: true, rows: 8, booked: 4, repeated: 1, refused: 3, given: 7, taken: 13 })
  expect(adjustments[0]).toEqual({
    line: 2,
    named: ada.user.mail,
    person: { uid: ada.user.uid, full_name: expect.any(String) },
    amount: 5,
    reason: 'Fine',
    before: 20,
    after: 25,
    booked_at: null,
    problems: [],
  })
  expect(adjustments[4]).toMatchObject({
    named: ada.user.mail,
    before: null,
    after: null,
    problems: [{ column: 'amount', message: 'Only {{count}} points can be deducted. {"count":27}' }],
  })
  expect(adjustments[5]).toMatchObject({ named: '7000', person: null, amount: null })
  expect(adjustments[6]).toMatchObject({ booked_at: expect.any(String), before: null, after: null, problems: [] })
  expect(adjustments[7]?.problems).toMatchObject([
    { column: '', message: 'Line {{line}} has the same person, points and reason. {"line":8}' },
  ])
})
