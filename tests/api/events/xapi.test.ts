import XAPI, { type Statement } from '@xapi/xapi'
import { describe, expect, test } from 'vitest'
import { enrolmentOf } from '#server/enrolments/enrolment.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { obey, offer, outcomeOf, pointsOf, welcome } from '../../unit/server/points/earning/earningSite.ts'
import { origin } from '#tests/support/browserAt.ts'
import { keyFor, programAt, servedAt } from './programs.ts'

const adl = (verb: string) => ({ id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } })
const amal = { objectType: 'Agent', mbox: 'mailto:amal@story.test' } as const
const id = (number: number) => `7b0f3a52-6d5c-4b0e-9a3f-0000000000${String(number).padStart(2, '0')}`
const version = { 'X-Experience-API-Version': '1.0.3' }

function about(activity: string, changes: Partial<Statement> = {}): Statement {
  return {
    actor: amal,
    verb: adl('completed'),
    object: { id: activity },
    timestamp: '2026-11-20T10:00:00Z',
    ...changes,
  }
}

async function academy() {
  const db = await freshDatabase()
  await obey(db, [
    { points: 20 },
    { trigger: 'session_attended', points: 5 },
    { trigger: 'test_passed', points: 100, times_score: true },
  ])
  const uid = await welcome(db, 'amal')
  const lifting = await offer(db, 'Lifting')
  const secret = await keyFor(db)
  return { db, uid, lifting, secret, call: programAt(db, secret) }
}

describe('a real xAPI client', () => {
  for (const adapter of ['fetch', 'axios'] as const) {
    test(`sends, reads and voids statements (${adapter})`, async () => {
      const { db, uid, lifting, secret } = await academy()
      const auth = XAPI.toBasicAuth('lms', secret)
      const client = new XAPI({ endpoint: `${await servedAt(db)}/xapi/`, auth, version: '1.0.3', adapter })
      expect((await client.getAbout()).data.version).toContain('1.0.3')

      const sent = about(`${origin}/training/${lifting}`, { id: id(1) })
      expect((await client.sendStatement({ statement: sent })).data).toEqual([id(1)])
      expect((await client.sendStatement({ statement: sent })).data).toEqual([id(1)])
      expect(await pointsOf(db, uid)).toBe(20)
      expect(await enrolmentOf(db.reader, { uid, trainingId: lifting })).toMatchObject({ state: 'completed' })

      const { data: stored } = await client.getStatement({ statementId: id(1) })
      expect(stored).toMatchObject({
        id: id(1),
        actor: amal,
        verb: sent.verb,
        timestamp: sent.timestamp,
        version: '1.0.3',
        stored: '2026-11-21T09:00:00.000Z',
        authority: { name: 'Saltmarsh LMS' },
      })

      const several = await client.sendStatements({
        statements: [
          about('https://lms.test/course/Lifting', { verb: adl('attended') }),
          about('https://lms.test/quiz/1', {
            verb: adl('passed'),
            result: { score: { scaled: 0.875 }, success: true },
          }),
        ],
      })
      expect(several.data).toHaveLength(2)
      expect(await pointsOf(db, uid)).toBe(20 + 5 + 88)

      const voiding = { actor: { name: 'LMS', mbox: 'mailto:lms@lms.test' } as const, statementId: id(1) }
      expect((await client.voidStatement(voiding)).data).toHaveLength(1)
      expect(await pointsOf(db, uid)).toBe(5 + 88)
      expect(await enrolmentOf(db.reader, { uid, trainingId: lifting })).toMatchObject({ state: 'in_progress' })
      await expect(client.getStatement({ statementId: id(1) })).rejects.toBeDefined()
      expect((await client.getVoidedStatement({ voidedStatementId: id(1) })).data).toMatchObject({ id: id(1) })
      // The new completion earns again.
      await client.sendStatement({ statement: about(`${origin}/training/${lifting}`, { id: id(2) }) })
      expect(await pointsOf(db, uid)).toBe(20 + 5 + 88)
    })
  }
})

describe('statements', () => {
  test('name learners and trainings in many ways', async () => {
    const { db, uid, lifting, call } = await academy()
    await db.transact((tx) => tx.updateTable('users').set({ name_key: 'amal' }).where('uid', '=', uid).execute())
    const account = { account: { homePage: origin, name: 'AMAL' } }
    const cases: [object, string, object][] = [
      [{ actor: account }, 'urn:lms:Lifting', { training_id: lifting }],
      [{}, 'https://lms.test/courses?id=Lifting', { training_id: lifting }],
      [{}, 'https://lms.test/elsewhere', { training_id: null, object: 'https://lms.test/elsewhere' }],
      [{}, `https://other.test/training/${lifting}`, { training_id: null }],
      [
        { verb: adl('scored'), result: { score: { raw: 29, max: 200 } } },
        'https://lms.test/q',
        { type: 'test_scored', score: 15 },
      ],
      [
        { verb: adl('scored'), result: { score: { scaled: -0.5 }, success: true } },
        'https://lms.test/q',
        { type: 'test_passed', score: 0 },
      ],
      [{ verb: adl('passed'), result: { success: false } }, 'https://lms.test/q', { type: 'ignored' }],
      [{ verb: adl('experienced') }, 'https://lms.test/q', { type: 'ignored', points: 0 }],
      [{ timestamp: '2026-11-20T12:00:00.5+02:00' }, 'https://lms.test/z', { at: '2026-11-20 10:00:00' }],
    ]
    const body = cases.map(([changes, activity], place) => ({ ...about(activity, { id: id(place) }), ...changes }))
    const answer = await call('xapi/statements', { body, headers: version })
    expect(answer).toMatchObject({ status: 200, body: body.map((statement) => statement.id) })
    for (const [place, [, , expected]] of cases.entries())
      expect(await outcomeOf(db, id(place))).toMatchObject({ uid, ...expected })
    expect((await outcomeOf(db, id(7))).outcome.why).toBe('no_trigger')
  })

  test('with an account of another system count only if the key names its home page', async () => {
    const { db, uid, call } = await academy()
    await db.transact((tx) => tx.updateTable('users').set({ name_key: '4711' }).where('uid', '=', uid).execute())
    const by = (homePage: string, number: number) =>
      about('urn:lms:Lifting', { id: id(number), actor: { account: { homePage, name: '4711' } } })
    const send = (program: typeof call, statement: Statement) =>
      program('xapi/statements', { body: statement, headers: version })
    expect(await send(call, by('https://lms.test', 1))).toMatchObject({
      status: 400,
      body: { errors: [{ path: '0[actor][account][homePage]', code: 'home_page' }] },
    })
    expect(await pointsOf(db, uid)).toBe(0)
    expect((await send(call, by(`${origin}/`, 2))).status).toBe(200)
    const trusted = programAt(db, await keyFor(db, ['xapi'], ['https://LMS.test/']))
    expect((await send(trusted, by('https://lms.test', 3))).status).toBe(200)
    expect((await send(trusted, by('https://lms.test.evil', 4))).status).toBe(400)
  })

  test('are stored all or none, and all problems are listed', async () => {
    const { db, uid, call } = await academy()
    const right = about('https://lms.test/a', { id: id(1) })
    const unknown = await call('xapi/statements', {
      headers: version,
      body: [
        right,
        about('https://lms.test/b', { actor: { mbox: 'mailto:nobody@story.test' } }),
        about('https://lms.test/c', { actor: { objectType: 'Group', name: 'Crew', member: [amal] } }),
        about('https://lms.test/d', { timestamp: '2026-11-21T10:00:01Z' }),
        about('https://lms.test/e', { verb: adl('voided') }),
        right,
      ],
    })
    const paths = (answer: typeof unknown) => answer.body.errors.map(({ path }: { path: string }) => path).sort()
    expect(unknown.status).toBe(400)
    expect(paths(unknown)).toEqual(['1[actor]', '2[actor]', '3[timestamp]', '4[object]', '5[id]'])
    const malformed = await call('xapi/statements', {
      headers: version,
      body: [right, { ...right, id: 'x', colour: 'red', actor: {}, result: { score: { scaled: 2 } } }],
    })
    expect(malformed.status).toBe(400)
    expect(paths(malformed)).toEqual(['1[actor]', '1[colour]', '1[id]', '1[result][score][scaled]'])
    expect(malformed.headers.get('x-experience-api-version')).toBe('1.0.3')
    expect(await pointsOf(db, uid)).toBe(0)
    expect(await db.reader.selectFrom('learning_events').selectAll().execute()).toEqual([])
  })

  test('with an identifier that was used for another one are refused, and nothing of the batch is stored', async () => {
    const { db, uid, call } = await academy()
    const first = about('https://lms.test/a', { id: id(1) })
    const send = (body: unknown) => call('xapi/statements', { body, headers: version })
    await send(first)
    const same = {
      ...first,
      id: id(1).toUpperCase(),
      verb: { id: first.verb.id },
      timestamp: '2026-11-20T11:00:00+01:00',
    }
    expect((await send(same)).status).toBe(200)
    const clash = await send([about('https://lms.test/b', { id: id(2) }), about('https://lms.test/b', { id: id(1) })])
    expect(clash).toMatchObject({ status: 409, body: { errors: [{ path: '1[id]', code: 'statement_id' }] } })
    expect(await pointsOf(db, uid)).toBe(20)
  })

  test('can be put under an identifier', async () => {
    const { db, uid, call } = await academy()
    const put = (number: number, body: Statement) =>
      call(`xapi/statements?statementId=${id(number)}`, { method: 'PUT', body, headers: version })
    const statement = about('https://lms.test/a')
    expect((await put(1, statement)).status).toBe(204)
    expect((await put(1, { ...statement, id: id(1) })).status).toBe(204)
    expect((await put(1, about('https://lms.test/b'))).status).toBe(409)
    expect((await put(2, { ...statement, id: id(1) })).status).toBe(400)
    expect(await pointsOf(db, uid)).toBe(20)
    const found = await call(`xapi/statements?statementId=${id(1)}`, { headers: version })
    expect(found.body).toMatchObject({ id: id(1), object: { id: 'https://lms.test/a' } })
    expect(found.headers.get('cache-control')).toContain('no-store')
    expect(found.headers.get('x-experience-api-consistent-through')).toBe(morning.toISOString())
  })

  test('can be voided before they arrive', async () => {
    const { db, uid, call } = await academy()
    const voiding = {
      id: id(2),
      actor: { name: 'LMS', mbox: 'mailto:lms@lms.test' },
      verb: adl('voided'),
      object: { objectType: 'StatementRef', id: id(1) },
    }
    const send = (body: unknown) => call('xapi/statements', { body, headers: version })
    expect((await send(voiding)).status).toBe(200)
    expect((await send(about('https://lms.test/a', { id: id(1) }))).status).toBe(200)
    expect(await pointsOf(db, uid)).toBe(0)
    expect((await call(`xapi/statements?statementId=${id(1)}`, { headers: version })).status).toBe(404)
    expect((await call(`xapi/statements?statementId=${id(2)}`, { headers: version })).body).toMatchObject(voiding)
    // A voiding statement cannot be voided.
    await send({ ...voiding, id: id(3), object: { objectType: 'StatementRef', id: id(2) } })
    expect(await pointsOf(db, uid)).toBe(0)
    expect((await call(`xapi/statements?statementId=${id(2)}`, { headers: version })).status).toBe(200)
  })

  test('need a known version and a key for xAPI, and only their sender can read them', async () => {
    const { db, call } = await academy()
    const statement = about('https://lms.test/a', { id: id(1) })
    const older = await call('xapi/statements', { body: statement, headers: { 'X-Experience-API-Version': '0.95' } })
    expect(older).toMatchObject({ status: 400, body: { errors: [{ code: 'version' }] } })
    expect((await call('xapi/statements', { body: statement })).status).toBe(400)
    await call('xapi/statements', { body: statement, headers: version })
    expect((await call('xapi/statements', { headers: version })).status).toBe(400)
    const stranger = programAt(db, await keyFor(db, ['xapi']))
    expect((await stranger(`xapi/statements?statementId=${id(1)}`, { headers: version })).status).toBe(404)
    const reporter = programAt(db, await keyFor(db, ['events']))
    expect((await reporter('xapi/statements', { body: statement, headers: version })).status).toBe(403)
    expect((await programAt(db, 'jnp_invented')('xapi/statements', { body: statement, headers: version })).status).toBe(
      401,
    )
  })
})
