import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AdjustmentFile } from '#shared/contract/adjustmentImport.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Database } from '#server/db/database.ts'
import { importAdjustments } from '#server/points/adjustments/importAdjustments.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { deadlocks } from '#tests/support/deadlocks.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, pointsOf, refused, timeZone } from '#tests/unit/server/shop/shopFixture.ts'

const time = { now: morning, timeZone }

async function desk() {
  const db = await freshDatabase()
  const manager = (await addBuyer(db)).user.uid
  const run = (file: string, more: Partial<AdjustmentFile> = {}) =>
    importAdjustments(db, { actor: manager, sent: AdjustmentFile.parse({ file, ...more }) }, time)
  return { db, manager, run }
}

const entries = (db: Database) =>
  db.reader
    .selectFrom('point_entries')
    .select(['uid', 'kind', 'amount', 'reason', 'actor'])
    .where('key', 'like', 'file:%')
    .orderBy('id')
    .execute()

/** The problems of each row as `line column: message`. */
const troubles = (planned: Awaited<ReturnType<typeof importAdjustments>>) =>
  planned.flatMap(({ line, problems }) => problems.map(({ column, message }) => `${line} ${column}: ${message}`))

describe('a file of adjustments', () => {
  test('finds people by uid or mail, and shows the points before and after each row', async () => {
    const { db, manager, run } = await desk()
    const [ada, bo] = [await addBuyer(db, { points: 100 }), await addBuyer(db)]
    const file = `\uFEFFName;UID;Mail;Amount;Reason\r\nAda;${ada.user.uid};;+25;Open day\r\n;;${bo.user.mail.toUpperCase()};5;\r\nAda;${ada.user.uid};${ada.user.mail};−10;Counted twice\r\n`
    const planned = await run(file, { reason: 'Opening', dry_run: true })
    expect(planned).toMatchObject([
      { line: 2, amount: 25, before: 100, after: 125, reason: 'Open day', problems: [] },
      { line: 3, person: { uid: bo.user.uid }, amount: 5, before: 0, after: 5, reason: 'Opening', problems: [] },
      { line: 4, amount: -10, before: 125, after: 115, problems: [] },
    ])
    expect(await entries(db), 'a dry run books nothing').toEqual([])
    await run(file, { reason: 'Opening' })
    expect([await pointsOf(db, ada), await pointsOf(db, bo)]).toEqual([115, 5])
    expect((await entries(db)).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      `manual_credit ${manager}`,
      `manual_debit ${manager}`,
      `manual_credit ${manager}`,
    ])
  })

  test('names every problem at once, and books nothing while one row is wrong', async () => {
    const { db, manager, run } = await desk()
    const ada = (await addBuyer(db, { points: 10 })).user
    const file = [
      'uid,mail,amount,reason',
      `${ada.uid},,5,Good row`,
      `,nobody@saltmarsh.test,many,`,
      `${manager},,5,For me`,
      `${ada.uid},,-500,Too much`,
      `${ada.uid},,5,Good row`,
      `,,0,Nothing`,
      `${ada.uid},somebody@else.test,5,Both`,
      `${ada.uid},,5`,
    ].join('\n')
    const planned = await run(file, { dry_run: true })
    expect(troubles(planned)).toEqual([
      '3 amount: Write a whole number of points, such as 25 or -25.',
      '3 reason: This field is required.',
      '3 mail: There is no such person.',
      '4 : You cannot change your own points. Ask another manager.',
      '5 amount: Only {{count}} points can be deducted.',
      '6 : Line {{line}} has the same person, points and reason.',
      '7 : Name the person by “uid” or by “mail”.',
      '7 amount: Add or deduct at least one point.',
      '8 : There is no person with this uid and this mail.',
      '9 : The row has {{values}} values, the header has {{columns}}.',
    ])
    const { status, problems } = await refused(run(file))
    expect(status).toBe(400)
    expect(problems.map(({ path }) => path).slice(0, 4)).toEqual([
      'file[3][amount]',
      'file[3][reason]',
      'file[3][mail]',
      'file[4]',
    ])
    expect(problems).toHaveLength(10)
    expect(problems[4]).toMatchObject({ path: 'file[5][amount]', code: 'row', values: { count: 15 } })
    expect(await entries(db)).toEqual([])
    expect(await balanceOf(db.reader, ada.uid, morning)).toBe(10)
  })

  test('can take all the points of a person', async () => {
    const { db, run } = await desk()
    const ada = await addBuyer(db, { points: 10 })
    expect(await run(`uid,amount,reason\n${ada.user.uid},-10,Counted twice`)).toMatchObject([{ before: 10, after: 0 }])
    expect(await pointsOf(db, ada)).toBe(0)
  })

  test('is booked once, even if it is sent again, with more rows or in another order', async () => {
    const { db, run } = await desk()
    const [ada, bo] = [await addBuyer(db), await addBuyer(db)]
    const rows = [`${ada.user.uid},25,Open day`, `${bo.user.uid},5,Open day`]
    await run(['uid,amount,reason', ...rows].join('\n'))
    const again = await run(['uid,amount,reason', `${ada.user.uid},7,New`, ...rows.toReversed()].join('\n'))
    expect(again.map(({ bookedAt }) => bookedAt !== null)).toEqual([false, true, true])
    expect([await pointsOf(db, ada), await pointsOf(db, bo)]).toEqual([32, 5])
    expect(await entries(db)).toHaveLength(3)
  })

  test('is one entry of the audit log, with its rows and the sum of their points', async () => {
    const { db, manager, run } = await desk()
    const ada = (await addBuyer(db)).user
    const file = `uid,amount,reason\n${ada.uid},25,Open day\n${ada.uid},-4,Counted twice`
    await run(file)
    await run(file)
    const noted = db.reader.selectFrom('audit_entries').selectAll().where('action', '=', 'imported')
    const entry = { actor: manager, through: 'import', subject_type: 'points', subject_id: 'adjustment', label: '' }
    expect(await noted.execute()).toMatchObject([{ ...entry, after_values: '{"rows":2,"points":21}' }])
  })

  test('finds nobody by a uid that is no number', async () => {
    const { db, run } = await desk()
    const { uid } = (await addBuyer(db)).user
    const odd = [`x${uid}`, `${uid}x`, '99999999999', '1e1']
    const planned = await run(`uid,amount,reason\n${odd.map((one) => `${one},5,Odd`).join('\n')}`, { dry_run: true })
    expect(troubles(planned)).toEqual([2, 3, 4, 5].map((line) => `${line} uid: There is no such person.`))
  })

  test('of opening balances is an import in the ledger, and only gives', async () => {
    const { db, run } = await desk()
    const { uid } = (await addBuyer(db)).user
    const options = { kind: 'opening_balance', reason: 'Balance of the old system' } as const
    expect(troubles(await run(`uid,amount\n${uid},-4`, { ...options, dry_run: true }))).toEqual([
      '2 amount: An opening balance is above 0.',
    ])
    await run(`uid,amount\n${uid},340`, options)
    expect(await entries(db)).toMatchObject([{ kind: 'import', amount: 340, reason: 'Balance of the old system' }])
  })

  test.each([
    ['', 'file: required'],
    ['\n\n', 'file: empty'],
    ['uid,amount\n', 'file: empty'],
    ['name,points\nAda,5', 'file: missing_column file: missing_column'],
    ['uid,uid,amount\n1,1,5', 'file: column_twice'],
    ['uid,amount,reason\n1,5,"open', 'file: endless_row'],
    [`uid,amount\n${'1,5\n'.repeat(1001)}`, 'file: too_many'],
  ])('is refused as a whole if it cannot be read (%#)', async (file, codes) => {
    const { run } = await desk()
    if (file === '') return expect(AdjustmentFile.safeParse({ file }).success).toBe(false)
    const { problems } = await refused(run(file, { reason: 'x' }))
    expect(problems.map(({ path, code }) => `${path}: ${code}`).join(' ')).toBe(codes)
  })
})

describe('the booking of a file', () => {
  test('that breaks off leaves nothing, and the same file books all of it later', async () => {
    const { db, manager } = await desk()
    const people = [await addBuyer(db), await addBuyer(db), await addBuyer(db)]
    const file = ['uid,amount,reason', ...people.map(({ user }) => `${user.uid},5,Open day`)].join('\n')
    const sent = AdjustmentFile.parse({ file })
    // As if the process died between the work and the commit.
    const dying: Database = {
      ...db,
      transact: (run) =>
        db.transact(async (tx) => {
          await run(tx)
          throw new Error('broken off')
        }),
    }
    await expect(importAdjustments(dying, { actor: manager, sent }, time)).rejects.toThrow('broken off')
    expect(await entries(db)).toEqual([])
    await importAdjustments(db, { actor: manager, sent }, time)
    expect(await Promise.all(people.map((person) => pointsOf(db, person)))).toEqual([5, 5, 5])
  })

  test('by two managers at the same moment books each row once, and nobody blocks the other', async () => {
    const { db, run } = await desk()
    const other = (await addBuyer(db)).user.uid
    const people = await Promise.all(Array.from({ length: 12 }, () => addBuyer(db)))
    const rows = people.map(({ user }) => `${user.uid},5,Open day`)
    const reversed = ['uid,amount,reason', ...rows.toReversed()].join('\n')
    await Promise.all([
      run(['uid,amount,reason', ...rows].join('\n')),
      importAdjustments(db, { actor: other, sent: AdjustmentFile.parse({ file: reversed }) }, time),
    ])
    expect(await entries(db)).toHaveLength(12)
    expect(new Set(await Promise.all(people.map((person) => pointsOf(db, person))))).toEqual(new Set([5]))
    if (db.dialect === 'postgres') expect(await deadlocks(db)).toBe(0)
  })

  test('refuses the row for which another booking left too few points, and books no other row', async () => {
    const { db, run } = await desk()
    const ada = await addBuyer(db, { points: 10 })
    const bo = await addBuyer(db)
    const file = (reason: string) => `uid,amount,reason\n${bo.user.uid},3,${reason}\n${ada.user.uid},-8,${reason}`
    const outcomes = await Promise.allSettled([run(file('First')), run(file('Second'))])
    const failed = outcomes.filter((one) => one.status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(failed[0]?.reason).toBeInstanceOf(Refusal)
    expect(failed[0]?.reason.problems).toMatchObject([{ path: 'file[3][amount]' }])
    expect([await pointsOf(db, ada), await pointsOf(db, bo)]).toEqual([2, 3])
  })

  test('gives and takes exactly the points of its rows, whatever they are', async () => {
    const { db, run } = await desk()
    const people = await Promise.all(Array.from({ length: 4 }, () => addBuyer(db, { points: 50 })))
    const row = fc.record({
      person: fc.integer({ min: 0, max: 3 }),
      amount: fc.integer({ min: -60, max: 60 }),
      reason: fc.constantFrom('Open day', 'Counted "twice"', 'نشاط, إضافي', 'a;b'),
    })
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
        const mark = `round ${round++}`
        const quoted = rows.map(({ reason, ...given }) => ({ ...given, reason: `${mark} ${reason}` }))
        const lines = quoted.map(
          ({ person, amount, reason }) => `${people[person]!.user.uid},${amount},"${reason.replaceAll('"', '""')}"`,
        )
        const file = ['uid,amount,reason', ...lines].join('\n')
        const before = await Promise.all(people.map((person) => pointsOf(db, person)))
        const planned = await run(file, { dry_run: true })
        const isGood = planned.every(({ problems }) => problems.length === 0)
        if (!isGood) await refused(run(file))
        else await run(file)
        const sums = people.map((_, at) =>
          quoted.filter(({ person }) => person === at).reduce((sum, { amount }) => sum + amount, 0),
        )
        const after = await Promise.all(people.map((person) => pointsOf(db, person)))
        expect(after).toEqual(isGood ? before.map((points, at) => points + (sums[at] ?? 0)) : before)
      }),
      { numRuns: 25 },
    )
    expect(await reconcile(db)).toEqual([])
  })
})
