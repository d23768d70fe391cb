import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#shared/refusal.ts'
import { FORM_BYTES, readMultipart } from '#server/http/multipart.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const url = 'https://saltmarsh.test/upload'
/** The limit of a file in these tests. */
const BYTES = 1000

let people = 1000

/** A site with an empty folder, a new user, and what it does with a form. */
function receiver() {
  const dataDir = freshFolder()
  const uid = people++
  return {
    read: async (request: Request | Promise<Request>, by = uid) =>
      readMultipart(await request, { dataDir }, { bytes: BYTES, uid: by }),
    left: () => readdirSync(join(dataDir, 'incoming')),
    leftNothing: () => expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]),
  }
}

async function formOf(...parts: [name: string, value: string | Blob][]): Promise<Request> {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const sent = new Response(form)
  return new Request(url, { method: 'POST', body: await sent.bytes(), headers: sent.headers })
}

const picture = (bytes: number) => new Blob(['x'.repeat(bytes)])

function bodyOf(body: string | ReadableStream, type: string): Request {
  return new Request(url, { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' } as RequestInit)
}

async function refusalOf(doing: Promise<unknown>) {
  const error = await doing.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refusal)) throw new Error('Not refused.', { cause: error })
  const [problem] = error.problems
  return [error.status, problem?.path, problem?.code]
}

describe('a form with a file', () => {
  test('is received with its fields; the file is in a temporary place that only the site can read', async () => {
    const { read, leftNothing } = receiver()
    const form = await read(formOf(['alt', 'A mug'], ['file', picture(BYTES)]))
    const { alt, file } = form.fields as { alt: string; file: { path: string; bytes: number } }
    expect([alt, file.bytes]).toEqual(['A mug', BYTES])
    expect(readFileSync(file.path, 'utf8')).toBe('x'.repeat(BYTES))
    expect(statSync(file.path).mode & 0o777).toBe(0o600)
    await form.remove()
    leftNothing()
  })

  test('is removed at the end of its use', async () => {
    const { read, left, leftNothing } = receiver()
    {
      await using form = await read(formOf(['file', picture(3)]))
      expect(Object.keys(form.fields)).toEqual(['file'])
      expect(left()).toHaveLength(1)
    }
    leftNothing()
  })

  test('may have no file', async () => {
    const { read } = receiver()
    await using form = await read(formOf(['alt', 'A mug']))
    expect(form.fields).toEqual({ alt: 'A mug' })
  })
})

describe('a body is refused, and no file is left,', () => {
  test.each([
    '',
    'text/plain',
    'application/json; boundary=x',
    'multipart/form-data',
    'x-multipart/form-data; boundary=x',
  ])('if its type is not that of a form: "%s"', async (type) => {
    const { read } = receiver()
    expect(await refusalOf(read(bodyOf('--x--', type)))).toEqual([415, '', 'type'])
  })

  test('if it cannot be parsed', async () => {
    const { read, leftNothing } = receiver()
    expect(await refusalOf(read(bodyOf('--x--', 'multipart/form-data; charset=utf-8')))).toEqual([400, '', 'form'])
    const untyped = new Request(url, { method: 'POST', body: new Uint8Array([97]) })
    expect(await refusalOf(read(untyped))).toEqual([415, '', 'type'])
    expect(await refusalOf(read(bodyOf('nothing', 'Multipart/Form-Data ; boundary=x')))).toEqual([400, '', 'form'])
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of it'
    expect(await refusalOf(read(bodyOf(cut, 'multipart/form-data; boundary=x')))).toEqual([400, '', 'form'])
    const empty = new Request(url, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } })
    expect(await refusalOf(read(empty))).toEqual([400, '', 'form'])
    leftNothing()
  })

  test('if the file is larger than its limit', async () => {
    const { read, leftNothing } = receiver()
    const large = read(formOf(['file', picture(BYTES + 1)]))
    await expect(large).rejects.toMatchObject({ problems: [{ values: { limit: BYTES / 2 ** 20 } }] })
    expect(await refusalOf(large)).toEqual([413, 'file', 'too_large'])
    leftNothing()
  })

  test('if there is more around the file than a form needs', async () => {
    const { read, leftNothing } = receiver()
    const around = (bytes: number) => bodyOf(`${' '.repeat(bytes)}\r\n--x--\r\n`, 'multipart/form-data; boundary=x')
    expect(await refusalOf(read(around(BYTES + FORM_BYTES)))).toEqual([413, 'file', 'too_large'])
    await using form = await read(around(BYTES + FORM_BYTES - '\r\n--x--\r\n'.length))
    expect(form.fields).toEqual({})
    leftNothing()
  })

  test('if it has two files or too many fields', async () => {
    const { read, leftNothing } = receiver()
    const fields = (count: number) => Array.from({ length: count }, (_, n): [string, string] => [`field${n}`, 'a'])
    expect(await refusalOf(read(formOf(['file', picture(1)], ['more', picture(1)])))).toEqual([400, '', 'form'])
    expect(await refusalOf(read(formOf(...fields(11))))).toEqual([400, '', 'form'])
    await using form = await read(formOf(...fields(10), ['file', picture(1)]))
    expect(Object.keys(form.fields)).toHaveLength(11)
    await form.remove()
    leftNothing()
  })

  test('if the client goes away', async () => {
    const { read, leftNothing } = receiver()
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(head))
        setTimeout(() => controller.error(Object.assign(new Error('gone'), { code: 'ECONNRESET' })), 20)
      },
    })
    await expect(read(bodyOf(body, 'multipart/form-data; boundary=x'))).rejects.toThrow('gone')
    leftNothing()
  })
})

describe('many forms at once', () => {
  test('are two of one user, until one of them is removed; other users do not wait', async () => {
    const { read } = receiver()
    const [one, two] = [await read(formOf(['alt', '1'])), await read(formOf(['alt', '2']))]
    const third = read(formOf(['alt', '3']))
    await expect(third).rejects.toMatchObject({ headers: { 'Retry-After': '5' } })
    expect(await refusalOf(third)).toEqual([429, 'file', 'busy'])
    await (await read(formOf(['alt', '3']), people++)).remove()
    await one.remove()
    const next = await read(formOf(['alt', '4']))
    expect(await refusalOf(read(formOf(['alt', '5'])))).toEqual([429, 'file', 'busy'])
    await two.remove()
    await next.remove()
  })

  test('do not count those that were refused', async () => {
    const { read } = receiver()
    for (let time = 0; time < 3; time++) expect((await refusalOf(read(bodyOf('', 'text/plain'))))[0]).toBe(415)
    for (let time = 0; time < 3; time++) expect((await refusalOf(read(formOf(['file', picture(2000)]))))[0]).toBe(413)
    await (await read(formOf(['alt', '1']))).remove()
  })

  test('are two again after others were removed', async () => {
    const { read } = receiver()
    await (await read(formOf(['alt', '1']))).remove()
    const two = [await read(formOf(['alt', '2'])), await read(formOf(['alt', '3']))]
    for (const form of two) await form.remove()
  })

  test('do not count those that cannot be read, although a file follows the broken part', async () => {
    const { read, leftNothing } = receiver()
    const uid = people++
    const broken = `--x\r\nX: ${'y'.repeat(20_000)}\r\nContent-Disposition: form-data; name="alt"\r\n\r\n1\r\n`
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nzzz'
    const inPieces = () => Readable.toWeb(Readable.from([Buffer.from(broken + file), Buffer.from('z\r\n--x--\r\n')]))
    for (let time = 0; time < 3; time++) {
      const reading = read(bodyOf(inPieces() as ReadableStream, 'multipart/form-data; boundary=x'), uid)
      expect(await refusalOf(reading)).toEqual([400, '', 'form'])
    }
    leftNothing()
  })

  test('do not count those for which the site has no place', async () => {
    const { read } = receiver()
    const uid = people++
    const nowhere = { dataDir: join(freshFolder(), 'missing', '\0') }
    for (let time = 0; time < 3; time++) {
      await expect(readMultipart(await formOf(['alt', '1']), nowhere, { bytes: BYTES, uid })).rejects.toThrow('null')
    }
    await (await read(formOf(['alt', '1']), uid)).remove()
  })

  test('are sixteen that still arrive; the next client may try again soon', async () => {
    const { read } = receiver()
    const ends: (() => void)[] = []
    const slow = () =>
      new ReadableStream({
        start(controller) {
          ends.push(() => {
            controller.enqueue(new TextEncoder().encode('--x--\r\n'))
            controller.close()
          })
        },
      })
    const arriving = Array.from({ length: 16 }, () => read(bodyOf(slow(), 'multipart/form-data; boundary=x'), people++))
    const next = read(formOf(['alt', '1']))
    await expect(next).rejects.toMatchObject({ headers: { 'Retry-After': '5' } })
    expect(await refusalOf(next)).toEqual([503, '', 'busy'])
    for (const end of ends) end()
    for (const form of await Promise.all(arriving)) await form.remove()
    await (await read(formOf(['alt', '1']))).remove()
  })
})
