import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { MOST_COUNTED } from '#shared/contract/managedPeople.ts'
import type { Database } from '#server/db/database.ts'
import { countByState } from '#server/people/countByState.ts'
import { createUser } from '#server/people/createUser.ts'
import { findPeople } from '#server/people/findPeople.ts'
import { walkOn, walkPeople } from '#server/people/walkPeople.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { plainUser } from '#tests/support/plainUser.ts'

/** Adds people whose names are their places; every tenth one is an instructor. */
async function addPeople(db: Database, count: number): Promise<void> {
  await db.transact(async (tx) => {
    for (let place = 10; place < 10 + count; place++) {
      const roles = place % 10 === 9 ? (['instructor'] as const) : (['learner'] as const)
      await createUser(tx, { ...plainUser(`p${place}`, { roles }), first_name: `P${place}`, last_name: '' })
    }
  })
}

test('a search compares a limited number of people, and its next page begins behind the last of them', async () => {
  const db = await freshDatabase()
  await addPeople(db, 40)
  const search = { role: 'instructor', now: morning } as const
  const named = async (uids: readonly number[]) => {
    const rows = await db.reader.selectFrom('users').select(['uid', 'first_name']).where('uid', 'in', uids).execute()
    return uids.map((uid) => rows.find((row) => row.uid === uid)?.first_name)
  }
  const placeOf = (uid: number) =>
    db.reader.selectFrom('users').select(['search_key', 'uid']).where('uid', '=', uid).executeTakeFirstOrThrow()

  const first = await walkPeople(db.reader, { place: undefined, limit: 3, search }, 25)
  expect(await named(first.uids)).toEqual(['P19', 'P29'])
  expect(first).toMatchObject({ more: true, total: null })
  expect(await named([first.reached!])).toEqual(['P34'])

  const joined = await walkOn(db.reader, { place: undefined, limit: 3, search }, { walked: first, most: 25 })
  expect(await named(joined.uids)).toEqual(['P19', 'P29', 'P39'])
  expect(joined).toMatchObject({ more: true, reached: undefined })

  const second = await walkPeople(db.reader, { place: await placeOf(first.reached!), limit: 3, search }, 25)
  expect(await named(second.uids)).toEqual(['P39', 'P49'])
  expect(second).toMatchObject({ more: false, reached: undefined })

  const end = await placeOf(second.uids[1]!)
  const back = await walkPeople(db.reader, { place: end, limit: 3, search: { ...search, before: end.uid } }, 25)
  expect(await named(back.uids)).toEqual(['P29', 'P39'])
  expect(await named([back.reached!])).toEqual(['P24'])
  const backwards = { place: end, limit: 3, search: { ...search, before: end.uid } }
  const further = await walkOn(db.reader, backwards, { walked: back, most: 25 })
  expect(await named(further.uids)).toEqual(['P19', 'P29', 'P39'])
})

test('a full page needs no such end, and neither does a page with exactly all matches', async () => {
  const db = await freshDatabase()
  await addPeople(db, 30)
  const search = { role: 'instructor', now: morning } as const
  const full = await walkPeople(db.reader, { place: undefined, limit: 2, search }, 30)
  expect(full).toMatchObject({ more: true, reached: undefined })
  expect(full.uids).toHaveLength(2)
  const all = await walkPeople(db.reader, { place: undefined, limit: 3, search }, 31)
  expect(all).toMatchObject({ more: false, reached: undefined })
  expect(all.uids).toHaveLength(3)
})

test('a list of tens of thousands is counted up to a limit, and rare combinations of it are found page by page', async () => {
  const db = await freshDatabase()
  const count = 30_000
  await db.transact(async (tx) => {
    await sql`
      with recursive n(n) as (select 100000 union all select n + 1 from n where n < ${100_000 + count - 1})
      insert into users (uid, name, name_key, mail, mail_key, first_name, last_name, full_name, search_key, status, created, last_login)
      select n, 'p' || n, 'p' || n, 'p' || n || '@p.test', 'p' || n || '@p.test', 'P', '', 'P' || n, 'p' || n, 'active',
        '2026-01-01 00:00:00', case when n < 115000 then '2020-01-01 00:00:00' end from n`.execute(tx)
    await sql`insert into user_roles (uid, role) select uid, 'instructor' from users where uid >= 114990`.execute(tx)
  })
  const counts = await countByState(db.reader, morning)
  expect(counts.all).toBeGreaterThan(MOST_COUNTED)
  expect(counts.active).toBeGreaterThan(MOST_COUNTED)
  expect(counts.unseen).toBeGreaterThan(MOST_COUNTED)
  expect(counts).toMatchObject({ invited: 0, blocked: 0 })

  const found: number[] = []
  let after: number | undefined
  let pages = 0
  for (let isLast = false; !isLast; pages++) {
    const search = { role: 'instructor', status: 'unseen', limit: 4, now: morning } as const
    const { data, meta } = await findPeople(db.reader, { ...search, ...(after && { after }) })
    found.push(...data.map(({ uid }) => uid))
    isLast = meta.isLastPage
    after = Number(meta.next)
  }
  expect(found).toEqual(Array.from({ length: 10 }, (_, at) => 114_990 + at))
  expect(pages).toBeGreaterThan(2)
})
