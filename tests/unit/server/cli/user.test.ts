import { TOTP } from 'otpauth'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { finishReset } from '#server/accounts/passwordReset.ts'
import { beginSecondFactor, confirmSecondFactor } from '#server/accounts/secondFactor/ownSecondFactor.ts'
import { openSession, sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { usage } from '#server/cli/commands.ts'
import { userCommand } from '#server/cli/user.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { demoDatabase, freshDatabase, freshFolder, morning } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'

async function run(db: Database, argv: string[], env: Record<string, string> = {}) {
  let written = ''
  const dataDir = freshFolder()
  const config = readConfig({ DATA_DIR: dataDir, ...env })
  const code = await userCommand(db, argv, { out: { write: (text) => (written += text) }, config, now: morning })
  return { code, written, dataDir }
}

const create = ['create', '--mail', 'ada@oak.test', '--role', 'learner']

describe('user create', () => {
  test('makes an account with its roles, and a link with which the owner chooses the password', async () => {
    const db = await freshDatabase()
    const argv = [
      ...create,
      '--role',
      'incentives_manager',
      '--first-name',
      'Ada',
      '--last-name',
      'Byron',
      '--language',
      'en',
    ]
    const { code, written } = await run(db, argv, { SITE_URL: 'https://learn.oak.test' })
    expect(code).toBe(0)
    const token = /https:\/\/learn\.oak\.test\/user\/password\/(\S+)/.exec(written)?.[1] ?? ''
    const password = 'seven tall juniper trees'
    await finishReset(db, { token, password, now: morning })
    const { uid } = await signIn(db, { name: 'ada@oak.test', password, address: '', now: morning })
    const user = await findCurrentUser(db.reader, uid)
    expect(user).toMatchObject({
      full_name: 'Ada Byron',
      roles: expect.arrayContaining(['learner', 'incentives_manager']),
    })
    expect(user?.permissions.has('incentives_settings')).toBe(true)
  })

  test('mails the link to the owner', async () => {
    const { dataDir, written } = await run(await freshDatabase(), create)
    const [file = ''] = readdirSync(join(dataDir, 'mails'))
    const mail = readFileSync(join(dataDir, 'mails', file), 'utf8')
    expect(mail).toContain('Subject: Your account at Juniper')
    expect(mail.replaceAll('=\r\n', '')).toContain(/http:\S+/.exec(written)?.[0])
  })

  test('prints the link if it cannot be mailed', async () => {
    const db = await freshDatabase()
    const first = await run(db, create, { SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(first).toMatchObject({ code: 0, written: expect.stringContaining('SITE_URL') })
    const other = ['create', '--mail', 'eve@oak.test', '--role', 'learner']
    const second = await run(db, other, { SMTP_URL: 'smtp://127.0.0.1:1', SITE_URL: 'https://oak.test' })
    expect(second).toMatchObject({
      code: 0,
      written: expect.stringMatching(/user\/password\/[\s\S]+could not be mailed/),
    })
  })

  test('names everything that is wrong by its option, and makes no account', async () => {
    const db = await demoDatabase()
    const argv = ['create', '--mail', 'admin@demo.test', '--role', 'king', '--first-name', '', '--language', 'tlh']
    const { code, written } = await run(db, argv)
    expect(code).toBe(2)
    expect(written.split('\n').map((line) => line.split(':')[0])).toEqual([
      '--first-name',
      '--role',
      '--name',
      '--mail',
      '--language',
      '',
    ])
    const again = await run(db, ['create', '--mail', 'nowhere', '--role', 'learner'])
    expect(again).toMatchObject({ code: 2, written: expect.stringContaining('--mail: Enter an email address') })
  })

  test('explains itself if something is missing', async () => {
    const db = await freshDatabase()
    for (const argv of [[], ['create', '--mail', 'ada@oak.test'], ['remove'], [...create, '--rule', 'x']]) {
      expect(await run(db, argv)).toMatchObject({ code: 2, written: expect.stringContaining('Roles: learner, ') })
    }
    expect(await db.reader.selectFrom('users').select('uid').execute()).toEqual([])
    expect(usage()).toContain('user create')
  })
})

describe('user factor-off', () => {
  test('turns off a second factor whose device is lost, and ends the sessions of the account', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const session = await db.transact((tx) => openSession(tx, { uid, now: morning }))
    const secret = await beginSecondFactor(db, { uid, now: morning })
    const code = new TOTP({ secret }).generate({ timestamp: morning.getTime() })
    await confirmSecondFactor(db, { uid, code, session, now: morning })
    expect((await run(db, ['factor-off'])).code).toBe(2)
    expect((await run(db, ['factor-off', '--mail', 'nobody@oak.test'])).code).toBe(2)
    expect((await run(db, ['factor-off', '--mail', 'Freja@saltmarsh.test'])).code).toBe(0)
    expect(await sessionUser(db, session, morning)).toBeUndefined()
    expect(await signIn(db, { name: 'freja', password: PASSWORD, address: '', now: morning })).toMatchObject({ uid })
  })
})
