import { describe, expect, test } from 'vitest'
import { admittedByKey, bringsKey } from '#server/http/apiKey.ts'
import { createApiKey, revokeApiKey } from '#server/people/apiKeys.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../accounts/cast.ts'

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
const requestWith = (authorization?: string) =>
  new Request('https://learn.example', authorization === undefined ? {} : { headers: { authorization } })

/** A site with one key for events, and what becomes of a request. */
async function site() {
  const db = await freshDatabase()
  const key = await createApiKey(db, {
    name: 'Lab',
    scopes: ['events'],
    by: await takeIn(db, { roles: ['administrator'] }),
    now: morning,
  })
  const locals = { db, now: morning } as unknown as App.Locals
  const ask = (authorization?: string, scope: 'events' | 'xapi' = 'events') =>
    admittedByKey(requestWith(authorization), scope as 'events', locals).catch((refusal) => refusal)
  return { db, key, ask }
}

describe('a program', () => {
  test('is let in by its key as bearer or as password of any name', async () => {
    const { key, ask } = await site()
    const holder = { id: key.id, name: 'Lab', source: `key:${key.id}` }
    expect(await ask(`Bearer ${key.secret}`)).toMatchObject(holder)
    expect(await ask(`bearer  ${key.secret}`)).toMatchObject(holder)
    expect(await ask(basic(`anybody:${key.secret}`))).toMatchObject(holder)
    expect(await ask(basic(`:${key.secret}`))).toMatchObject(holder)
    expect(await ask(basic(key.secret))).toMatchObject(holder)
  })

  test('without a key is asked for one, with both ways to send it', async () => {
    const { key, ask } = await site()
    const needed = {
      status: 401,
      problems: [{ message: 'Send an API key with this call.', path: '', code: 'key_needed' }],
      headers: { 'WWW-Authenticate': 'Bearer realm="API", Basic realm="API"' },
    }
    for (const sent of [
      undefined,
      '',
      'Bearer',
      `Digest ${key.secret}`,
      `X Bearer ${key.secret}`,
      `Bearer ${key.secret} x`,
    ]) {
      expect(await ask(sent), sent).toMatchObject(needed)
    }
  })

  test('with an unknown or a revoked key is asked for another one', async () => {
    const { db, key, ask } = await site()
    const unknown = {
      status: 401,
      problems: [{ message: 'This API key is not known, or it was revoked.', code: 'key_needed' }],
    }
    expect(await ask('Bearer jnp_other')).toMatchObject(unknown)
    await revokeApiKey(db, key.id, { by: null, now: morning })
    expect(await ask(`Bearer ${key.secret}`)).toMatchObject(unknown)
  })

  test('with a key for something else is denied', async () => {
    const { key, ask } = await site()
    expect(await ask(`Bearer ${key.secret}`, 'xapi')).toMatchObject({
      status: 403,
      problems: [{ message: 'This API key is not meant for that.', code: 'denied' }],
    })
  })
})

test('a request brings a key if there is one behind its scheme', () => {
  expect(bringsKey(requestWith('Bearer k'))).toBe(true)
  expect(bringsKey(requestWith(basic('name:k')))).toBe(true)
  expect(bringsKey(requestWith(basic('name:')))).toBe(false)
  expect(bringsKey(requestWith('Bearer'))).toBe(false)
  expect(bringsKey(requestWith())).toBe(false)
})
