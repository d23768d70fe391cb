import { expect, test, vi } from 'vitest'
import { readOnce } from '#server/memory/readOnce.ts'

const parse = (text: string) => JSON.parse(text) as object

test('a text is read once, and each text has its own value', () => {
  const read = vi.fn(parse)
  const once = readOnce(read)
  expect([once('{"a":1}'), once('{"a":2}'), once('{"a":1}')]).toEqual([{ a: 1 }, { a: 2 }, { a: 1 }])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a text that cannot be read fails each time', () => {
  const once = readOnce(parse)
  for (let time = 0; time < 2; time++) expect(() => once('{')).toThrow(SyntaxError)
})

test('long texts and many texts do not fill the memory', () => {
  const read = vi.fn(parse)
  const once = readOnce(read)
  const long = JSON.stringify([' '.repeat(20_000)])
  for (let time = 0; time < 2; time++) once(long)
  expect(read).toHaveBeenCalledTimes(2)

  const texts = Array.from({ length: 51 }, (_, number) => JSON.stringify(['-'.repeat(19_990), number]))
  for (const text of texts) once(text)
  once(texts[0]!)
  expect(read).toHaveBeenCalledTimes(2 + 51 + 1)
})
