import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { FRESH_MINUTES } from '#server/accounts/freshPassword.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const credentials = { name: 'freja', password: PASSWORD }
const codeAt = (secret: string, at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() })

type Browser = ReturnType<typeof browserAt>

/** Turns the second factor of the signed-in user on, with the code of the morning. */
async function turnOn(browser: Browser): Promise<string> {
  const begun = await browser.ask('/api/v2/me/second-factor', { method: 'POST', body: {} })
  const { secret } = begun.body.data
  const done = await browser.ask('/api/v2/me/second-factor', { body: { code: codeAt(secret, morning) } })
  expect(done.body.data).toMatchObject({ secret: null, address: null })
  expect(done.body.data.recovery_codes).toHaveLength(10)
  return secret
}

describe('the sessions of the user', () => {
  test('are listed, ended one by one, and ended everywhere else', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const [here, there, yonder] = [browserAt(db), browserAt(db), browserAt(db)]
    for (const browser of [here, there, yonder]) await browser.signIn('freja', PASSWORD)
    const { body } = await here.ask('/api/v2/me/sessions')
    expect(body.data.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
    expect((await here.ask(`/api/v2/me/sessions/${body.data[1].id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await here.ask(`/api/v2/me/sessions/${body.data[1].id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await here.ask('/api/v2/me/sessions', { method: 'DELETE' })).status).toBe(204)
    expect((await here.ask('/api/v2/me/sessions')).body.data).toHaveLength(1)
    for (const browser of [there, yonder]) expect((await browser.ask('/api/v2/me/sessions')).status).toBe(401)
  })
})

describe('the second factor', () => {
  test('is asked for at the next sign-in, and a code counts once', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    await browser.signIn('freja', PASSWORD)
    const secret = await turnOn(browser)
    const now = later(5)
    const without = await browser.ask('/api/v2/session', { body: credentials, now })
    expect(without).toMatchObject({ status: 400, body: { errors: [{ path: 'code', code: 'second_factor_needed' }] } })
    const code = codeAt(secret, now)
    expect((await browser.ask('/api/v2/session', { body: { ...credentials, code }, now })).status).toBe(201)
    const again = await browserAt(db).ask('/api/v2/session', { body: { ...credentials, code }, now })
    expect(again).toMatchObject({ status: 400, body: { errors: [{ path: 'code', code: 'credentials' }] } })
  })

  test('is changed only by someone who gave the password a short time ago', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    await browser.signIn('freja', PASSWORD)
    const now = later(FRESH_MINUTES)
    const asks = [
      { path: '/api/v2/me/second-factor', method: 'POST', body: {} },
      { path: '/api/v2/me/second-factor', method: 'DELETE' },
      { path: '/api/v2/me/passkeys/options', method: 'POST' },
      { path: '/api/v2/me/passkeys/abc', method: 'DELETE' },
    ]
    for (const { path, ...sent } of asks) {
      const answer = await browser.ask(path, { ...sent, now })
      expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'password_needed' }] } })
    }
  })
})

describe('the settings of signing in', () => {
  test('are for administrators, and never answer the secret', async () => {
    const db = await freshDatabase()
    await administrator(db)
    await takeIn(db)
    const [admin, learner] = [browserAt(db), browserAt(db)]
    await admin.signIn('priya', PASSWORD)
    await learner.signIn('freja', PASSWORD)
    expect((await learner.ask('/api/v2/settings/sign-in')).status).toBe(403)
    const body = { issuer: 'https://id.example.org', client_id: 'academy', client_secret: 'very secret' }
    const saved = await admin.ask('/api/v2/settings/sign-in', { body })
    expect(saved).toMatchObject({ status: 200, body: { data: { has_secret: true, client_id: 'academy' } } })
    expect(JSON.stringify([saved.body, (await admin.ask('/api/v2/settings/sign-in')).body])).not.toContain(
      'very secret',
    )
    const entries = await db.reader.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(entries)).toContain('id.example.org')
    expect(JSON.stringify(entries)).not.toContain('very secret')
    // Another save keeps the secret; an empty one removes it.
    const other = await admin.ask('/api/v2/settings/sign-in', { body: { link_by_mail: true, revision: 1 } })
    expect(other.body.data).toMatchObject({ has_secret: true, link_by_mail: true, revision: 2 })
    expect((await admin.ask('/api/v2/settings/sign-in', { body: { create_people: true, revision: 1 } })).status).toBe(
      409,
    )
    const removed = await admin.ask('/api/v2/settings/sign-in', { body: { client_secret: '' } })
    expect(removed.body.data.has_secret).toBe(false)
  })

  test('refuse everything at once that does not fit together', async () => {
    const db = await freshDatabase()
    await administrator(db)
    const admin = browserAt(db)
    await admin.signIn('priya', PASSWORD)
    const body = {
      sso_enabled: true,
      issuer: 'http://169.254.169.254',
      second_factor_required: true,
      organization_map: [{ value: 'lab', organization: 77 }],
    }
    const { body: answer } = await admin.ask('/api/v2/settings/sign-in', { body })
    expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual([
      'client_id',
      'issuer',
      'second_factor_required',
      'organization_map[0][organization]',
    ])
  })

  test('take the rights of administrators without a second factor from their very next request', async () => {
    const db = await freshDatabase()
    await administrator(db)
    const [admin, other] = [browserAt(db), browserAt(db)]
    await admin.signIn('priya', PASSWORD)
    const secret = await turnOn(admin)
    await takeIn(db, { name: 'rafael', mail: 'rafael@brandt.test', roles: ['administrator'] })
    await other.signIn('rafael', PASSWORD)
    expect((await other.ask('/api/v2/settings/general')).status).toBe(200)
    const body = { second_factor_required: true }
    expect((await admin.ask('/api/v2/settings/sign-in', { body })).status).toBe(200)
    expect(await other.ask('/api/v2/settings/general')).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'second_factor_needed' }] },
    })
    expect((await other.ask('/api/v2/me')).body.data.roles).toEqual([])
    expect((await admin.ask('/api/v2/settings/general')).status).toBe(200)
    // The code of the factor is also what brings the rights back in a new session.
    const now = later(5)
    const again = browserAt(db)
    const sent = { name: 'priya', password: PASSWORD, code: codeAt(secret, now) }
    await again.ask('/api/v2/session', { body: sent, now })
    expect((await again.ask('/api/v2/settings/general', { now })).status).toBe(200)
  })
})

describe('a passkey', () => {
  const proof = {
    response: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  }

  test('that nobody registered opens nothing, with or without a challenge', async () => {
    const browser = browserAt(await freshDatabase())
    const refused = { status: 400, body: { errors: [{ code: 'credentials' }] } }
    expect(await browser.ask('/api/v2/session/passkey', { body: proof })).toMatchObject(refused)
    const options = await browser.ask('/api/v2/session/passkey_options', { method: 'POST' })
    expect(options.body.data).toMatchObject({ rpId: 'academy.test', userVerification: 'required' })
    expect(await browser.ask('/api/v2/session/passkey', { body: proof })).toMatchObject(refused)
  })

  test('is not added by an answer to no challenge', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    await browser.signIn('freja', PASSWORD)
    const made = { ...proof.response, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } }
    const sent = { body: { name: 'Phone', response: made } }
    expect((await browser.ask('/api/v2/me/passkeys', sent)).status).toBe(400)
    expect((await browser.ask('/api/v2/me/passkeys/options', { method: 'POST' })).body.data.rp.id).toBe('academy.test')
    expect((await browser.ask('/api/v2/me/passkeys', sent)).status).toBe(400)
    expect((await browser.ask('/api/v2/me/passkeys')).body.data).toEqual([])
  })
})
