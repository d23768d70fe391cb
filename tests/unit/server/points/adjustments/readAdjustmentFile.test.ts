import { describe, expect, test } from 'vitest'
import { readAdjustmentFile } from '#server/points/adjustments/readAdjustmentFile.ts'
import { refused } from '#tests/unit/server/shop/shopFixture.ts'

const read = (lines: readonly string[], kind: 'adjustment' | 'opening_balance' = 'adjustment') =>
  readAdjustmentFile(lines.join('\n'), { kind, reason: 'Open day' })

describe('a row of a file of adjustments', () => {
  test('is read without the spaces around and between its words, in composed letters', async () => {
    const [row] = await read(['uid,mail,amount,reason', ' 7 , ada@quay.test , +5 ,"  Cafe\u0301 \n\t of  May "'])
    expect(row).toEqual({ line: 2, uid: '7', mail: 'ada@quay.test', amount: 5, reason: 'Café of May', problems: [] })
  })

  test('has the reason of the file if it has none, and nothing in the columns that the file lacks', async () => {
    const rows = await read(['amount,uid', '5,7', '-5', '−5,7'])
    expect(rows).toMatchObject([
      { uid: '7', mail: '', amount: 5, reason: 'Open day', problems: [] },
      { uid: '', mail: '', amount: -5, reason: 'Open day', problems: [{ column: '' }] },
      { uid: '7', mail: '', amount: -5, reason: 'Open day', problems: [] },
    ])
  })

  test.each(['', 'x5', '5x', '5.5', '1,000', '--5', '1234567890'])('has no number of points in “%s”', async (text) => {
    const [row] = await read(['uid,amount', `7,"${text}"`])
    expect(row).toMatchObject({ amount: null, problems: [{ column: 'amount' }] })
  })

  test('says the limits that it exceeds', async () => {
    const [row] = await read(['uid,amount,reason', `7,1000001,${'x'.repeat(301)}`])
    expect(row?.problems).toEqual([
      { column: 'amount', message: expect.any(String), values: { limit: 1_000_000 } },
      { column: 'reason', message: expect.any(String), values: { limit: 300 } },
    ])
  })

  test('of opening balances is above 0', async () => {
    const rows = await read(['uid,amount', '7,1', '7,0', '7,-1', '7,many'], 'opening_balance')
    expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [],
      ['Add or deduct at least one point.'],
      ['An opening balance is above 0.'],
      ['Write a whole number of points, such as 25 or -25.'],
    ])
  })
})

describe('a file of adjustments that cannot be read', () => {
  const problemsOf = async (lines: readonly string[]) => (await refused(read(lines))).problems

  test('says whether it is empty or has only a header', async () => {
    expect(await problemsOf(['', '', ''])).toMatchObject([{ message: 'The file is empty.', code: 'empty' }])
    expect(await problemsOf(['uid,amount', ''])).toMatchObject([
      { message: 'The file has a header and no rows.', code: 'empty' },
    ])
  })

  test('names the columns that are missing', async () => {
    expect(await problemsOf(['name', 'Ada'])).toMatchObject([
      { message: 'The file needs a column “uid” or “mail”.', path: 'file', code: 'missing_column' },
      { values: { column: 'amount' }, path: 'file', code: 'missing_column' },
    ])
    expect(await read(['mail,amount', 'ada@quay.test,5'])).toHaveLength(1)
  })

  test('has more rows than the limit', async () => {
    const rows = Array.from({ length: 1000 }, () => '7,5')
    expect(await read(['uid,amount', ...rows])).toHaveLength(1000)
    expect(await problemsOf(['uid,amount', ...rows, '7,5'])).toMatchObject([
      { values: { limit: 1000 }, path: 'file', code: 'too_many' },
    ])
  })
})
