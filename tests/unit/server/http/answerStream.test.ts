import { expect, test } from 'vitest'
import { answerData, answerStream, streamOf } from '#server/http/answer.ts'

/** Two parts of a text, and what became of them. */
function source() {
  const count = { made: 0, ended: 0 }
  async function* parts() {
    try {
      for (const part of ['Ada,', 'Møn']) {
        count.made++
        yield part
      }
    } finally {
      count.ended++
    }
  }
  return { count, parts: parts() }
}

/** Time enough for a stream to ask for a part. */
const aMoment = () => new Promise((done) => setTimeout(done, 20))

test('a text that is made while it is sent has its type, and is never stored', async () => {
  const response = answerStream(source().parts, 'text/csv', { 'X-Own': '1' })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    vary: 'Cookie',
    'cache-control': 'private, no-store',
    'x-own': '1',
  })
  expect([response.status, await response.text()]).toEqual([200, 'Ada,Møn'])
})

test('a part is made when the client takes it, and no other in advance', async () => {
  const { count, parts } = source()
  const reader = answerStream(parts, 'text/csv', {}).body!.getReader()
  await aMoment()
  expect(count.made).toBe(0)
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('Ada,')
  await aMoment()
  expect(count).toEqual({ made: 1, ended: 0 })
  await reader.read()
  expect(await reader.read()).toEqual({ done: true, value: undefined })
  expect(count).toEqual({ made: 2, ended: 1 })
})

test('a client that goes away ends the work, also work that has no end of its own', async () => {
  const { count, parts } = source()
  const { body } = answerStream(parts, 'text/csv', {})
  const reader = body!.getReader()
  await reader.read()
  await reader.cancel()
  expect(count).toEqual({ made: 1, ended: 1 })
  const endless = { [Symbol.asyncIterator]: () => ({ next: async () => ({ done: false, value: 'x' }) as const }) }
  await answerStream(endless, 'text/csv', {}).body!.cancel()
})

test('only such a text is sent while it is made; every other answer is collected first', () => {
  const streamed = answerStream(source().parts, 'text/csv', {})
  expect(streamOf(streamed)).toBe(streamed.body)
  expect(streamOf(new Response('x'))).toBeUndefined()
  expect(streamOf(new Response(null))).toBeUndefined()
  const locals = { user: null } as unknown as App.Locals
  expect(streamOf(answerData({ data: 1, status: 200 }, new Request('https://learn.example'), locals))).toBeUndefined()
})
