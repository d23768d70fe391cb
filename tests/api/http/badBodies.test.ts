import { expect, test } from 'vitest'
import { describeText } from '#server/catalogue/save/cleanDescription.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { withProcessorTime } from '#tests/support/processorTime.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { academy, programAt, keyFor } from '../events/programs.ts'
import { processorWatch } from '#tests/support/processorTime.ts'

const session = '/api/v2/session'

/** A body with this many unknown fields. */
function unknownFields(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n.toString(36)}`, 1])))
}

test('a body with 97,000 unknown fields is refused at once and in few words', async () => {
  const visitor = browserAt(await demoDatabase())
  const body = unknownFields(97_000)
  const times: number[] = []
  for (let n = 0; n < 8; n++) {
    const [answer, ms] = await withProcessorTime(() => visitor.ask(session, { body }))
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'too_many_fields', path: '' }] } })
    times.push(ms)
  }
  // The machine may be busy with something else in between.
  expect(Math.min(...times)).toBeLessThan(50)
})

test('a refusal names a hundred problems and says how many more there are', async () => {
  const visitor = browserAt(await demoDatabase())
  const { status, body } = await visitor.ask(session, { body: unknownFields(29_000) })
  expect(status).toBe(400)
  expect(body.errors).toHaveLength(101)
  // Name and password are missing, too.
  expect(body.errors[2]).toMatchObject({ code: 'unknown', path: 'k0' })
  expect(body.errors[100]).toEqual({ message: 'There are 28,902 more problems.', path: '', code: 'more' })
  expect(JSON.stringify(body).length).toBeLessThan(100_000)
})

test('the name of an unknown field is cut', async () => {
  const visitor = browserAt(await demoDatabase())
  const names = Array.from({ length: 100 }, (_, n) => [`${n}${'x'.repeat(9000)}`, 1])
  const { body } = await visitor.ask(session, { body: Object.fromEntries(names) })
  expect(JSON.stringify(body).length).toBeLessThan(100_000)
})

test('a NUL character in a body or a form is refused, and its escaped spelling is a text like others', async () => {
  const visitor = browserAt(await demoDatabase())
  const nul = { status: 400, body: { errors: [{ code: 'nul', path: '' }] } }
  expect(await visitor.ask(session, { body: { name: 'a\0b', password: 'x' } })).toMatchObject(nul)
  expect(await visitor.ask(session, { body: { 'na\0me': 'a' } })).toMatchObject(nul)
  const deep = `${'{"a":'.repeat(100_000)}"\\u0000"${'}'.repeat(100_000)}`
  expect((await visitor.ask(session, { body: deep })).status).toBe(400)
  const escaped = await visitor.ask(session, { body: { name: 'a\\u0000b', password: 'x' } })
  expect(escaped.body.errors).toMatchObject([{ code: 'credentials' }])
})

test('an actor with a mail address of 200,000 characters costs nothing', async () => {
  const { db } = await academy()
  const send = programAt(db, await keyFor(db))
  const actor = { mbox: `mailto:${'@'.repeat(200_000)} ` }
  const body = {
    actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { id: 'https://a.example/1' },
  }
  const headers = { 'X-Experience-API-Version': '1.0.3' }
  const [answer, ms] = await withProcessorTime(() => send('xapi/statements', { body, headers }))
  expect(answer.status).toBe(400)
  expect(ms).toBeLessThan(500)
})

test.each(['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])(
  'a statement of %s, which lies in no year of four digits, is refused',
  async (timestamp) => {
    const { db } = await academy()
    const send = programAt(db, await keyFor(db))
    const actor = { mbox: 'mailto:amal@story.test' }
    const verb = { id: 'http://adlnet.gov/expapi/verbs/completed' }
    const body = { actor, verb, object: { id: 'https://a.example/1' }, timestamp }
    const answer = await send('xapi/statements', { body, headers: { 'X-Experience-API-Version': '1.0.3' } })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: '0[timestamp]', code: 'format' }] } })
  },
)

test.each([
  ['begins of tags', '<a'.repeat(50_000)],
  ['spaces', `a${' '.repeat(100_000)}b`],
  ['line breaks', `a${'\n '.repeat(50_000)}b`],
])('a description of 100,000 characters of %s is read in no time', (_, text) => {
  const spentMs = processorWatch()
  describeText(text)
  expect(spentMs()).toBeLessThan(100)
})

test('a plain description keeps its lines and paragraphs', () => {
  expect(describeText('One \n two\n\n\nThree & <3')).toBe('<p>One<br />two</p>\n<p>Three &amp; &lt;3</p>')
})
