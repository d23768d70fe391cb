import { expect, test } from 'vitest'
import { codesToEcho, typedCodes } from '#server/shop/products/typedCodes.ts'
import { Refusal } from '#shared/refusal.ts'

function refusalOf(text: string) {
  try {
    return typedCodes(text)
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
}

test('codes are read from lines, commas, semicolons and tabs, and from a CSV column with a head and quotes', () => {
  expect(typedCodes('A1\r\n B2 \n\nC3,D4;E5\tF6')).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6'])
  expect(typedCodes('Code\n"A1"\n"B2 "')).toEqual(['A1', 'B2'])
})

test('codes that are too long are reported once, with their lines', () => {
  const long = 'x'.repeat(201)
  expect(refusalOf(`A\n${long}\nB,${long}`)).toMatchObject([
    { path: 'codes', code: 'too_long', values: { count: 2, limit: 200, lines: '2, 3' } },
  ])
  expect(refusalOf(Array.from({ length: 40 }, () => long).join('\n'))).toMatchObject([
    { values: { count: 40, lines: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 …' } },
  ])
})

test('no code, and more than ten thousand codes, are refused', () => {
  expect(refusalOf(' \n,;')).toMatchObject([{ path: 'codes', code: 'required' }])
  expect(refusalOf('A\n'.repeat(10_001))).toMatchObject([{ code: 'too_many', values: { found: 10_001 } }])
})

test('a refused text is shown again up to a limit, and a line that was too long stays too long', () => {
  const shown = codesToEcho(`A\n${'x'.repeat(900_000)}\nB`)
  expect(shown.length).toBeLessThan(300)
  expect(refusalOf(shown)).toMatchObject([{ code: 'too_long', values: { lines: '2' } }])
  expect(codesToEcho('A\nB')).toBe('A\nB')
  expect(codesToEcho('AB\n'.repeat(300_000)).length).toBeLessThanOrEqual(100_000)
})
