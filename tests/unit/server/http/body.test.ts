import { describe, expect, test } from 'vitest'
import { BODY_BYTES, holdBody, readBytes, readForm, readJsonBody } from '#server/http/body.ts'

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
    expect(await refused(readJsonBody(requestOf(null)))).toBe('415 type')
  })

  test('that may be missing is then one without fields', async () => {
    const bodyOptional = true
    expect(await readJsonBody(requestOf(null), { bodyOptional })).toEqual({})
    expect(await readJsonBody(requestOf('{"a":1}', json), { bodyOptional })).toEqual({ a: 1 })
    expect(await refused(readJsonBody(requestOf(new Uint8Array([123, 125])), { bodyOptional }))).toBe('415 type')
    expect(await refused(readJsonBody(requestOf('', 'text/plain'), { bodyOptional }))).toBe('415 type')
    expect(await refused(readJsonBody(requestOf('', json), { bodyOptional }))).toBe('400 json')
  })

  test('may have the type that another standard gives it', async () => {
    const type = 'application/scim+json'
    expect(await readJsonBody(requestOf('1', `${type}; charset=utf-8`), { type })).toBe(1)
    expect(await readJsonBody(requestOf('1', json), { type })).toBe(1)
    expect(await refused(readJsonBody(requestOf('1', 'text/plain'), { type }))).toBe('415 type')
    expect(await refused(readJson('1', type))).toBe('415 type')
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

  test('may have lists with 30,000 commas and no more; those of texts do not count', async () => {
    const list = (commas: number) => `[1${',1'.repeat(commas)}]`
    expect(await readJson(list(30_000))).toHaveLength(30_001)
    expect(await refused(readJson(list(30_001)))).toBe('400 too_many_fields')
    const commas = ','.repeat(40_000)
    expect(await readJson(`"a${commas}"`)).toHaveLength(40_001)
    expect(await readJson(`"\\"${commas}\\n${commas}"`)).toHaveLength(80_002)
    expect(await refused(readJson(`"a${commas}`))).toBe('400 json')
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
    expect(await sendForm(`${fields(5000)}&`)).toHaveProperty('k4999')
    expect(await refused(sendForm('&'.repeat(5001)))).toBe('400 too_many_fields')
    expect(await refused(sendForm('a&'.repeat(BODY_BYTES / 2)))).toBe('400 too_many_fields')
    expect(await refused(sendForm(`${fields(5001)}&`))).toBe('400 too_many_fields')
  })

  test('may have a mebibyte and no byte more', async () => {
    expect(await sendForm(`a=${'x'.repeat(BODY_BYTES - 2)}`)).toHaveProperty('a')
    expect(await refused(sendForm(`a=${'x'.repeat(BODY_BYTES - 1)}`))).toBe('413 too_large')
  })
})

test('a body that the door has read already is read again from there, within the same limit', async () => {
  const held = (text: string) => {
    const request = requestOf(null, json)
    holdBody(request, Buffer.from(text))
    return request
  }
  expect(await readJsonBody(held('{"a":1}'))).toEqual({ a: 1 })
  expect(Buffer.from(await readBytes(held('12345'), 5)).toString()).toBe('12345')
  expect(await refused(readBytes(held('123456'), 5))).toBe('413 too_large')
})
