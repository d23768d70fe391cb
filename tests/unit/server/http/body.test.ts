import { describe, expect, test } from 'vitest'
import { BODY_BYTES, readForm, readJsonBody } from '#server/http/body.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

function requestOf(body: BodyInit | null, type?: string): Request {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type })
  const request = new Request('https://learn.example', { method: 'POST', body, headers })
  if (type === undefined) request.headers.delete('content-type')
  return request
}

const readJson = (body: BodyInit | null, type: string | undefined = json) => readJsonBody(requestOf(body, type))
const sendForm = (body: BodyInit | null, type: string | undefined = form) => readForm(requestOf(body, type))

/** The status and the code of a refusal. */
async function refused(reading: Promise<unknown>): Promise<string> {
  const refusal = await reading.then(
    (read) => ({ status: 'taken', problems: [{ code: JSON.stringify(read) }] }),
    (error) => error,
  )
  const [{ code, path = '' }] = refusal.problems
  expect(path).toBe('')
  return `${refusal.status} ${code}`
}

describe('a JSON body', () => {
  test('is read with its type in any case, and with parameters behind it', async () => {
    expect(await readJson('{"a":[1,"x",null]}')).toEqual({ a: [1, 'x', null] })
    expect(await readJson('7', 'Application/JSON ; charset=utf-8')).toBe(7)
  })

  test('of another type, or of none, is refused', async () => {
    for (const type of ['text/plain', 'application/json5', form]) {
      expect(await refused(readJson('{}', type)), type).toBe('415 type')
    }
    expect(await refused(readJsonBody(requestOf(new Uint8Array([123, 125]), undefined)))).toBe('415 type')
  })

  test('that is no JSON, or not UTF-8, is refused', async () => {
    expect(await refused(readJson('{"a":'))).toBe('400 json')
    expect(await refused(readJson(null))).toBe('400 json')
    expect(await refused(readJson(new Uint8Array([34, 255, 34])))).toBe('400 encoding')
  })

  test('may have a mebibyte and no byte more', async () => {
    const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
    expect(BODY_BYTES).toBe(1_048_576)
    expect(await readJson(text(BODY_BYTES))).toHaveLength(BODY_BYTES - 2)
    expect(await refused(readJson(text(BODY_BYTES + 1)))).toBe('413 too_large')
  })

  test('may have 30,000 fields and no more', async () => {
    const fields = (count: number) =>
      `{${Array.from({ length: count }, (_, n) => `"k${n}"${' '.repeat(n % 3)}:1`).join(',')}}`
    expect(Object.keys((await readJson(fields(30_000))) as object)).toHaveLength(30_000)
    expect(await refused(readJson(fields(30_001)))).toBe('400 too_many_fields')
  })

  test('holds no NUL character, at whatever depth, as a value or as a name', async () => {
    expect(await refused(readJson('{"a":[{"b":"x\\u0000"}]}'))).toBe('400 nul')
    expect(await refused(readJson('{"a\\u0000":1}'))).toBe('400 nul')
    expect(await refused(readJson('"\\u0000"'))).toBe('400 nul')
  })

  test('may hold the spelling of a NUL character as a text', async () => {
    expect(await readJson('{"a":"\\\\u0000","b":null}')).toEqual({ a: '\\u0000', b: null })
  })
})

describe('a form', () => {
  test('is read as names and texts, the last of a repeated name', async () => {
    expect(await sendForm('a=1&b=x+y&a=2&c=')).toEqual({ a: '2', b: 'x y', c: '' })
    expect(await sendForm('a=1', `${form.toUpperCase()} ;charset=utf-8`)).toEqual({ a: '1' })
    expect(await sendForm('')).toEqual({})
  })

  test('of another type, or of none, is refused', async () => {
    expect(await refused(sendForm('a=1', json))).toBe('415 type')
    expect(await refused(sendForm('a=1', 'multipart/form-data'))).toBe('415 type')
    expect(await refused(readForm(requestOf(new Uint8Array([97]), undefined)))).toBe('415 type')
  })

  test('holds no NUL character', async () => {
    expect(await refused(sendForm('a=x%00'))).toBe('400 nul')
    expect(await refused(sendForm('a%00=x'))).toBe('400 nul')
  })

  test('may have 5,000 fields and no more, because the time for reading them grows with their square', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=1`).join('&')
    expect(Object.keys(await sendForm(fields(5000)))).toHaveLength(5000)
    expect(await refused(sendForm('a&'.repeat(BODY_BYTES / 2)))).toBe('400 too_many_fields')
    expect(await refused(sendForm(`${fields(5001)}&`))).toBe('400 too_many_fields')
  })

  test('may have a mebibyte and no byte more', async () => {
    expect(await sendForm(`a=${'x'.repeat(BODY_BYTES - 2)}`)).toHaveProperty('a')
    expect(await refused(sendForm(`a=${'x'.repeat(BODY_BYTES - 1)}`))).toBe('413 too_large')
  })
})
