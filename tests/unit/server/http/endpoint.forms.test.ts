import type { APIContext } from 'astro'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, StreamedText } from '#server/http/endpoint.ts'
import { freshFolder, morning } from '#tests/support/freshDatabase.ts'
import type { Given } from './callOf.ts'

const url = 'https://learn.example/api/v2/things'

/** The answers of a declared call to the requests of a user; `null`: a visitor. */
function answering(given: Given, dataDir = '') {
  const route = endpoint({ summary: 'X.', access: 'public', answer: z.any(), run: async () => ({ data: 1 }), ...given })
  const runtime = { config: { dataDir }, log: { error: () => {} } }
  return async (request: Request, uid: number | null = null) => {
    const user = uid === null ? null : { uid }
    const locals = { user, flags: {}, now: morning, t: (text: string) => text, requestId: 'r-1', runtime }
    return (await route({
      url: new URL(request.url),
      request,
      params: {},
      locals,
    } as unknown as APIContext)) as Response
  }
}

async function pictureForm(): Promise<Request> {
  const form = new FormData()
  form.append('alt', 'A mug')
  form.append('file', new Blob(['xyz']))
  const sent = new Response(form)
  return new Request(url, { method: 'POST', body: await sent.bytes(), headers: sent.headers })
}

const body = z.strictObject({ alt: z.string(), file: z.strictObject({ path: z.string(), bytes: z.int() }) })

test('a form with a file is received before the call runs, and is gone after it', async () => {
  const dataDir = freshFolder()
  const left = () => readdirSync(join(dataDir, 'incoming'))
  const begun: unknown[] = []
  const seen: unknown[] = []
  const call = answering(
    {
      body,
      multipart: { bytes: 3, begin: async ({ user, locals }) => void begun.push([user, locals.requestId]) },
      run: async ({ body: { alt, file } }) => {
        seen.push([alt, file.bytes, left().length])
        return { data: 1 }
      },
    },
    dataDir,
  )
  expect((await call(await pictureForm(), 7)).status).toBe(200)
  expect((await call(await pictureForm())).status).toBe(200)
  expect(begun).toEqual([
    [{ uid: 7 }, 'r-1'],
    [null, 'r-1'],
  ])
  expect(seen).toEqual([
    ['A mug', 3, 1],
    ['A mug', 3, 1],
  ])
  expect(left()).toEqual([])
})

test('a file over the limit of its call is refused', async () => {
  const call = answering({ body, multipart: { bytes: 2, begin: async () => {} } }, freshFolder())
  expect((await call(await pictureForm(), 8)).status).toBe(413)
})

test('a file is not read if the call refuses it before', async () => {
  const begin = () => Promise.reject(new Error('too many tries'))
  const request = await pictureForm()
  expect((await answering({ body, multipart: { bytes: 3, begin } })(request)).status).toBe(500)
  expect(request.bodyUsed).toBe(false)
})

test('the forms of one user at a time do not count for another', async () => {
  const all = Promise.withResolvers<void>()
  let running = 0
  const run = async () => {
    if (++running === 3) all.resolve()
    await all.promise
    return { data: 1 }
  }
  const call = answering({ body, multipart: { bytes: 3, begin: async () => {} }, run }, freshFolder())
  const calls = [21, 22, 23].map(async (uid) => {
    const { status } = await call(await pictureForm(), uid)
    all.resolve()
    return status
  })
  expect(await Promise.all(calls)).toEqual([200, 200, 200])
})

test('a long text is sent while it is made, with the headers of its call', async () => {
  async function* rows() {
    yield 'name\n'
    yield 'Ada\n'
  }
  const given = { streams: 'text/csv', answer: StreamedText, headers: { 'X-Version': '1' } }
  const run = async () => ({ data: rows(), headers: { 'X-Own': '2' } })
  const response = await answering({ ...given, run })(new Request(url))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-version': '1',
    'x-own': '2',
  })
  expect(await response.text()).toBe('name\nAda\n')
  const broken = await answering({ ...given, run: async () => ({ data: 'name' }) })(new Request(url))
  expect(broken.status).toBe(500)
})

test('only the parts of a text are such a text', () => {
  async function* rows() {
    yield 'name'
  }
  const isStreamed = (parts: unknown) => StreamedText.safeParse(parts).success
  expect(isStreamed(rows())).toBe(true)
  for (const other of [null, undefined, 'name', 7, {}, ['name'], rows]) expect(isStreamed(other)).toBe(false)
})
