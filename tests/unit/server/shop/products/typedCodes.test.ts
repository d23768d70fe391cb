import { expect, test } from 'vitest'
import { codesToEcho, typedCodes } from '#server/shop/products/typedCodes.ts'
import { Refusal } from '#shared/refusal.ts'

async function refusalOf(text: string) {
  try {
    return await typedCodes(text)
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
}

test('codes are read from lines, commas, semicolons and tabs, and from a CSV column with a head and quotes', async () => {
  expect(await typedCodes('A1\r\n B2 \n\nC3,D4;E5\tF6')).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6'])
  expect(await typedCodes('Code\n"A1"\n"B2 "')).toEqual(['A1', 'B2'])
})

test('of a table with a head only the column of the codes is read', async () => {
  const table = 'Valid until;Code;Note\n31.12.2027;A1;"10 €; in shops"\n31.12.2027;B2;10,50\n;;\n'
  expect(await typedCodes(table)).toEqual(['A1', 'B2'])
  expect(await typedCodes('codes,value\n"A,1",10\n"B""2",20')).toEqual(['A,1', 'B"2'])
  expect(await refusalOf(`code,value\nA,1\n${'x'.repeat(201)},2`)).toMatchObject([{ values: { lines: '3' } }])
})

test('a heading in quotes that holds a comma does not move the column of the codes', async () => {
  expect(await typedCodes('"Value, EUR",Code,Note\n"10,00",A1,mug\n"5,00",B2,cup')).toEqual(['A1', 'B2'])
  expect(await typedCodes('Note; "Code "\nmug;A1')).toEqual(['A1'])
})

test('only a heading that is “code” or “codes” names the column, whose codes have no space around them', async () => {
  expect(await typedCodes('Old code,Code value,Code\nX1,5, A1 \nX2,5\nX3,5,B2')).toEqual(['A1', 'B2'])
  expect(await typedCodes('code\nA1,B2')).toEqual(['A1', 'B2'])
})

test('quotation marks inside of a code are a part of it', async () => {
  expect(await typedCodes('A"1"\n"B"2\n"C3"')).toEqual(['A"1"', '"B"2', 'C3'])
})

test('lines with different numbers of codes are no table, and one with an empty cell is', async () => {
  expect(await typedCodes('A1,B2\nC3\nD4,E5')).toEqual(['A1', 'B2', 'C3', 'D4', 'E5'])
  expect(await refusalOf('A1,10\nB2,')).toMatchObject([{ code: 'columns' }])
})

test('a code may have two hundred characters, and ten thousand codes are added at once', async () => {
  const long = 'x'.repeat(200)
  expect(await typedCodes(long)).toEqual([long])
  expect(await typedCodes('A\n'.repeat(10_000))).toHaveLength(10_000)
  const ten = Array.from({ length: 10 }, () => `${long}x`).join('\n')
  expect(await refusalOf(ten)).toMatchObject([{ values: { lines: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10' } }])
  expect(codesToEcho('x'.repeat(399))).toHaveLength(399)
  expect(codesToEcho('x'.repeat(400))).toBe(`${long}x…`)
})

test('a table that does not say which column holds the codes is refused', async () => {
  const refused = [{ path: 'codes', code: 'columns' }]
  expect(await refusalOf('Voucher;Valid until\nA1;31.12.2027\nB2;31.12.2027')).toMatchObject(refused)
  expect(await refusalOf('A1,10\n\nB2,10\n')).toMatchObject(refused)
  expect(await typedCodes('A1, B2, C3')).toEqual(['A1', 'B2', 'C3'])
})

test('codes that are too long are reported once, with their lines', async () => {
  const long = 'x'.repeat(201)
  expect(await refusalOf(`A\n${long}\nB,${long}`)).toMatchObject([
    { path: 'codes', code: 'too_long', values: { count: 2, limit: 200, lines: '2, 3' } },
  ])
  expect(await refusalOf(Array.from({ length: 40 }, () => long).join('\n'))).toMatchObject([
    { values: { count: 40, lines: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 …' } },
  ])
})

test('no code, and more than ten thousand codes, are refused', async () => {
  expect(await refusalOf(' \n,;')).toMatchObject([{ path: 'codes', code: 'required' }])
  expect(await refusalOf('A\n'.repeat(10_001))).toMatchObject([
    { path: 'codes', code: 'too_many', values: { found: 10_001 } },
  ])
})

test('a refused text is shown again up to a limit, and a line that was too long stays too long', async () => {
  const shown = codesToEcho(`A\n${'x'.repeat(900_000)}\nB`)
  expect(shown.length).toBeLessThan(300)
  expect(await refusalOf(shown)).toMatchObject([{ code: 'too_long', values: { lines: '2' } }])
  expect(codesToEcho('A\nB')).toBe('A\nB')
  expect(codesToEcho('AB\n'.repeat(300_000)).length).toBeLessThanOrEqual(100_000)
})
