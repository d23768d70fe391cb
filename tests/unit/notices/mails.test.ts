import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { isMailDue, type PostOffice, sendMails } from '#server/notices/sendMails.ts'
import { tell } from '#server/notices/tell.ts'
import { freshDatabase, freshFolder, later } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/people/cast.ts'

interface Log {
  warnings: object[]
  errors: object[]
}

function office(db: Database, minutes = 0, env: Record<string, string> = {}): PostOffice & Log {
  const warnings: object[] = []
  const errors: object[] = []
  const log = {
    warn: (entry: object) => void warnings.push(entry),
    error: (entry: object) => void errors.push(entry),
  } as unknown as PostOffice['log']
  const config = readConfig({ DATA_DIR: freshFolder(), SITE_URL: 'https://academy.test', ...env })
  return { db, config, log, clock: () => later(minutes), warnings, errors }
}

async function mailsOf({ config }: PostOffice) {
  const folder = join(config.dataDir, 'mails')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

function expiring(db: Database, uid: number, date: string, points = 120) {
  const key = `points_expiring:${uid}:${date}`
  return db.transact((tx) => tell(tx, { uid, type: 'points_expiring', details: { points, date }, key }, later(0)))
}

/** A mail server that nobody listens at. */
const away = { SMTP_URL: 'smtp://127.0.0.1:1' }

describe('mails about notices', () => {
  test('say in one letter what of a person’s points expires, and where to see it', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid, '2026-12-21')
    await expiring(db, uid, '2026-12-24', 1)
    const post = office(db)
    expect(await sendMails(post)).toBe(1)
    const [mail, ...others] = await mailsOf(post)
    expect(others).toEqual([])
    expect(mail?.to).toEqual([{ name: 'Freja Amoah', address: 'freja@saltmarsh.test' }])
    expect(mail?.subject).toBe('Some of your points expire soon (Juniper)')
    expect(mail?.text).toContain('120 points are good until Monday, 21 December 2026')
    expect(mail?.text).toContain('1 point is good until Thursday, 24 December 2026')
    expect(mail?.text?.match(/https:\/\/academy\.test\//g)).toHaveLength(1)
    expect(await isMailDue(db.reader, later(9999))).toBe(false)
    expect(await sendMails(post)).toBe(0)
  })

  test('are written in the language of whom they go to', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db, { language: 'ar' })
    const details = { order: 7, state: 'fulfilled', title: 'قسيمة كتب' } as const
    await db.transact((tx) => tell(tx, { uid, type: 'order_state', details, key: 'order:7:fulfilled' }, later(0)))
    const post = office(db)
    await sendMails(post)
    const [mail] = await mailsOf(post)
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.text).toContain('قسيمة كتب')
    expect(mail?.text).not.toContain('Your order')
  })

  test('do not go out for what is only in the list, to blocked accounts, or before the notice is committed', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const details = { product: 3, title: 'Mug' }
    await db.transact((tx) => tell(tx, { uid, type: 'back_in_stock', details, key: 'back:3' }, later(0)))
    const told = db.transact(async (tx) => {
      await tell(tx, { uid, type: 'points_expiring', details: { points: 1, date: '2026-12-01' }, key: 'x' }, later(0))
      throw new Error('The light went out.')
    })
    await expect(told).rejects.toThrow()
    const blocked = await takeIn(db, { name: 'bo', mail: 'bo@saltmarsh.test', status: 'blocked' })
    await expiring(db, blocked, '2026-12-21')
    const post = office(db)
    expect(await sendMails(post)).toBe(0)
    expect(await mailsOf(post)).toEqual([])
    expect(await isMailDue(db.reader, later(9999))).toBe(false)
  })

  test('that fail are tried again, later each time, and given up in the end', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await expiring(db, uid, '2026-12-21')
    const first = office(db, 0, away)
    expect(await sendMails(first)).toBe(0)
    expect(first.warnings).toHaveLength(1)
    expect(await isMailDue(db.reader, later(0))).toBe(false)
    expect(await isMailDue(db.reader, later(1))).toBe(true)
    let tries = 1
    for (let minutes = 1; await isMailDue(db.reader, later(999_999)); minutes += 1440) {
      const again = office(db, minutes, away)
      await sendMails(again)
      tries++
      if (again.errors.length > 0) expect(again.errors).toMatchObject([{ notice: expect.any(Number) }])
    }
    expect(tries).toBe(8)
  })

  test('wait, when the mail server is away, instead of trying each of thousands', async () => {
    const db = await freshDatabase()
    for (let n = 0; n < 5; n++) {
      const uid = await takeIn(db, { name: `p${n}`, mail: `p${n}@saltmarsh.test` })
      await expiring(db, uid, '2026-12-21')
    }
    const down = office(db, 0, away)
    await sendMails(down)
    expect(down.warnings).toHaveLength(3)
    const up = office(db, 1)
    expect(await sendMails(up)).toBe(5)
    expect(await mailsOf(up)).toHaveLength(5)
  })
})
