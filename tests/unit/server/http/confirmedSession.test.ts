import { describe, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import { confirmedSession, renewedSession } from '#server/http/confirmedSession.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../accounts/cast.ts'
import { cookieJar } from './cookies.ts'

/** A page that a signed-in user sent, with the cookies that it sets. */
async function page({ signedIn = true } = {}) {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
  const { cookies, set } = cookieJar(signedIn ? { session } : {})
  const locals = { db, origin: 'http://127.0.0.1', now: later(1), learner: () => ({ user: { uid } }) }
  const context = { cookies, locals: locals as unknown as App.Locals }
  const sessions = async () => (await db.reader.selectFrom('sessions').select('created').execute()).length
  return { context, session, set, sessions }
}

describe('a form with a password', () => {
  test('renews the session, and the browser gets its new secret', async () => {
    for (const confirm of [confirmedSession, renewedSession]) {
      const { context, session, set, sessions } = await page()
      const renewed = await confirm(context, PASSWORD)
      expect(renewed).not.toBe(session)
      expect(set.session?.value).toBe(renewed)
      expect(await sessions()).toBe(1)
    }
  })

  test('that is wrong is refused, and the session stays', async () => {
    const { context, set } = await page()
    for (const typed of [undefined, '']) {
      await expect(renewedSession(context, typed)).rejects.toMatchObject({ problems: [{ code: 'required' }] })
    }
    await expect(confirmedSession(context, 'guess')).rejects.toMatchObject({ problems: [{ code: 'credentials' }] })
    expect(set).toEqual({})
  })

  test('opens no session where there was none', async () => {
    const { context, set } = await page({ signedIn: false })
    expect(await renewedSession(context, PASSWORD)).toBe('')
    expect(set).toEqual({})
  })
})

test('a form without a password keeps the session as it is', async () => {
  const { context, session, set } = await page()
  expect(await confirmedSession(context, '')).toBe(session)
  expect(await confirmedSession(context, undefined)).toBe(session)
  expect(set).toEqual({})
  expect(await confirmedSession((await page({ signedIn: false })).context, '')).toBe('')
})
