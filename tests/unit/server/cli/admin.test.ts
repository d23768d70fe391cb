import { describe, expect, test } from 'vitest'
import { adminCommand } from '#server/cli/admin.ts'
import type { Database } from '#server/db/database.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

async function run(db: Database, argv: string[], env: Record<string, string> = {}, typed?: string) {
  let out = ''
  const askHidden = typed === undefined ? undefined : async () => typed
  const code = await adminCommand(db, argv, { write: (text) => (out += text), env, askHidden, now: morning })
  return { code, out }
}

const create = ['create', '--mail', 'priya@brandt.test', '--name', 'Priya Raghunathan']

describe('admin create', () => {
  test('makes the first administrator of a new site, who can sign in and holds the settings', async () => {
    const db = await freshDatabase()
    const { code, out } = await run(db, create, { ADMIN_PASSWORD: 'seven tall juniper trees' })
    expect(code).toBe(0)
    expect(out).not.toContain('juniper trees')
    const ask = { name: 'priya@brandt.test', password: 'seven tall juniper trees', address: '', now: morning }
    const { uid } = await signIn(db, ask)
    const user = await findCurrentUser(db.reader, uid)
    expect(user).toMatchObject({ full_name: 'Priya Raghunathan', roles: ['administrator'] })
    expect(user?.permissions.has('site_settings')).toBe(true)
  })

  test('makes up a password where nobody gives one, and shows it once', async () => {
    const db = await freshDatabase()
    const { out } = await run(db, create, {}, '')
    const password = /only now: (\S+)/.exec(out)?.[1] ?? ''
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    await expect(signIn(db, { name: 'priya@brandt.test', password, address: '', now: morning })).resolves.toBeDefined()
  })

  test('says everything that is wrong and makes nobody', async () => {
    const db = await freshDatabase()
    expect(await run(db, ['create', '--mail', 'priya'])).toMatchObject({
      code: 2,
      out: expect.stringContaining('mail:'),
    })
    expect(await run(db, create, {}, 'short')).toMatchObject({
      code: 2,
      out: 'password: Use at least 10 characters.\n',
    })
    for (const argv of [[], ['create'], ['remove'], ['create', '--mali', 'x']]) {
      expect(await run(db, argv)).toMatchObject({ code: 2, out: expect.stringContaining('Usage:') })
    }
    expect(await db.reader.selectFrom('users').select('uid').execute()).toEqual([])
  })

  test('leaves an existing account alone', async () => {
    const db = await freshDatabase()
    await run(db, create)
    const again = await run(db, create)
    expect(again).toMatchObject({
      code: 2,
      out: expect.stringContaining('mail: This email address is already in use.'),
    })
  })
})
