import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { peopleNamed } from '#server/people/peopleNamed.ts'
import { usersFor } from '#server/people/usersFor.ts'
import type { Flag } from '#shared/access/flags.ts'
import { foldKey } from '#shared/foldKey.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const names = [
  'Anna Berg',
  'Anna-Lena “Leni” Öberg',
  'Élodie Martin',
  'élan vital',
  'Johanna 100%_sure',
  'Ğöksu Inci',
  '王小明',
  '王小',
  'Li',
  'محمد علي',
  "O'Hara; drop table users",
  'Say "hi" \\ there',
  'Zoë 👩‍🚀 Astro',
  'STRASSE',
  'straße',
]

/** The flags of a user with one permission. */
const holding = (flag: Flag) => ({ [flag]: true }) as Record<Flag, boolean>
const manager = holding('incentives_settings')

async function createPeople(db: Database, full: readonly string[]): Promise<void> {
  const none = { first_name: '', last_name: '', avatar: null, language: null, timezone: null, country: null }
  const account = { ...none, title_tid: null, status: 'active' as const, password_hash: null, last_login: null }
  const rows = full.map((full_name, place) => {
    const name = `${full[0]}${place}`
    const keys = { name, name_key: name, mail: `m${name}@mail.test`, mail_key: `m${name}@mail.test` }
    return { ...account, ...keys, full_name, created: '2026-01-01 00:00:00' }
  })
  for (let from = 0; from < rows.length; from += 500) {
    await db.transact((tx) =>
      tx
        .insertInto('users')
        .values(rows.slice(from, from + 500))
        .execute(),
    )
  }
}

async function namesFound(db: Database, s: string, flags = manager): Promise<string[]> {
  return (await peopleNamed(flags, db.reader, { s, limit: 10 })).map(({ full_name }) => full_name)
}

test('people are found by any part of their name, as in the list of users', async () => {
  const db = await freshDatabase()
  await createPeople(db, names)
  const parts = names.flatMap((name) => [name, name.slice(1), name.slice(0, 3), name.slice(-2), name.toUpperCase()])
  const odd = ['"', '""', '"*', "'", '%', '_', '\\', '100%_', 'hi" \\', 'AND', 'a* OR b', 'no such', '👩‍🚀', 'strasse']
  for (const s of [...parts, ...odd]) {
    const found = await namesFound(db, s)
    const { users } = await usersFor(manager, db.reader, { s: s, limit: 10 })
    expect(found, s).toEqual(expect.arrayContaining(users.map(({ full_name }) => full_name)))
    for (const name of found) expect(foldKey(name), s).toContain(foldKey(s))
  }
})

async function firstByName({ reader }: Database): Promise<string[]> {
  const rows = await reader.selectFrom('users').select('full_name').orderBy('full_name').limit(10).execute()
  return rows.map(({ full_name }) => full_name)
}

test('the first people by name are found among few and among many, also after names change', async () => {
  const db = await freshDatabase()
  await createPeople(db, [...Array.from({ length: 1200 }, (_, n) => `Learner No. ${2000 - n}`), 'Zita Learner'])
  expect(await namesFound(db, 'learner')).toEqual(await firstByName(db))
  expect(await namesFound(db, 'no. 199')).toEqual(Array.from({ length: 10 }, (_, n) => `Learner No. 199${n}`))
  await db.transact((tx) =>
    tx.updateTable('users').set({ full_name: 'Renamed' }).where('full_name', '=', 'Learner No. 1990').execute(),
  )
  await db.transact((tx) => tx.deleteFrom('users').where('full_name', '=', 'Learner No. 1991').execute())
  expect((await namesFound(db, 'no. 199'))[0]).toBe('Learner No. 1992')
  expect(await namesFound(db, 'renam')).toEqual(['Renamed'])
})

test('managers who choose people get names and organisations; others are refused', async () => {
  const db = await freshDatabase()
  await createPeople(db, ['Ann'])
  const [found] = await peopleNamed(manager, db.reader, { s: 'ann', limit: 10 })
  expect(found).toEqual({ uid: expect.any(Number), full_name: 'Ann', organizations: [] })
  await expect(
    peopleNamed(holding('incentives_shop_settings_available'), db.reader, { s: 'ann', limit: 10 }),
  ).rejects.toThrow()
  expect(await namesFound(db, 'mail.test')).toEqual([])
  expect(await namesFound(db, 'mail.test', holding('site_settings'))).toEqual(['Ann'])
})
