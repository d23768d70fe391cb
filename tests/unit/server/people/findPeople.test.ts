import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/access/roles.ts'
import type { PeopleFilter } from '#shared/contract/managedPeople.ts'
import type { Database } from '#server/db/database.ts'
import { countByState } from '#server/people/countByState.ts'
import { countNarrowed } from '#server/people/countNarrowed.ts'
import { createUser } from '#server/people/createUser.ts'
import { findPeople } from '#server/people/findPeople.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

interface Person {
  name: string
  roles?: readonly Role[]
  language?: string
  organizations?: readonly number[]
  status?: 'active' | 'blocked'
}

async function academy(people: readonly Person[]): Promise<Database> {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    await tx
      .insertInto('organizations')
      .values([{ name: 'Hospital' }, { name: 'Library' }])
      .execute()
    for (const [
      at,
      { name, roles = ['learner'] as const, language = null, organizations = [], status },
    ] of people.entries())
      await createUser(tx, {
        name: `login${at}`,
        mail: `mail${at}@people.test`,
        first_name: name,
        last_name: '',
        passwordHash: null,
        language,
        timezone: null,
        country: null,
        title_tid: null,
        organizations,
        roles,
        created: '2026-01-01 00:00:00',
        ...(status && { status }),
      })
  })
  return db
}

async function found(db: Database, filter: PeopleFilter & { after?: number; before?: number; limit?: number } = {}) {
  const { data, meta, previous } = await findPeople(db.reader, { ...filter, now: morning })
  return { names: data.map(({ full_name }) => full_name), meta, previous, uids: data.map(({ uid }) => uid) }
}

const cast: Person[] = [
  { name: 'zoë Astro', language: 'ar', organizations: [1] },
  { name: 'Ngozi Adeyemi', roles: ['content_manager'], language: 'en' },
  { name: 'STRASSE Weg', organizations: [1, 2] },
  { name: 'ليلى حداد', language: 'ar', organizations: [2] },
  { name: 'Bo', status: 'blocked' },
  { name: '100%_sure \\ "quoted"' },
]

describe('the list of people', () => {
  test('is sorted by folded names and finds parts of names, usernames and addresses in any script', async () => {
    const db = await academy(cast)
    expect((await found(db)).names).toEqual([
      '100%_sure \\ "quoted"',
      'Bo',
      'Ngozi Adeyemi',
      'STRASSE Weg',
      'zoë Astro',
      'ليلى حداد',
    ])
    expect((await found(db, { s: 'straße' })).names).toEqual(['STRASSE Weg'])
    expect((await found(db, { s: 'adeyemi ngo' })).names).toEqual(['Ngozi Adeyemi'])
    expect((await found(db, { s: 'حداد' })).names).toEqual(['ليلى حداد'])
    expect((await found(db, { s: 'LOGIN3' })).names).toEqual(['ليلى حداد'])
    expect((await found(db, { s: 'mail4@people' })).names).toEqual(['Bo'])
    expect((await found(db, { s: 'bo' })).names).toEqual(['Bo'])
    for (const s of ['%_', '\\', '"quoted"', '100%']) expect((await found(db, { s })).names, s).toHaveLength(1)
    for (const s of ['_ogin', '"', 'AND', 'no such']) expect((await found(db, { s })).names.length, s).toBeLessThan(2)
  })

  test('is narrowed by role, state, organisation and language together', async () => {
    const db = await academy(cast)
    expect((await found(db, { role: 'content_manager' })).names).toEqual(['Ngozi Adeyemi'])
    expect((await found(db, { status: 'blocked' })).names).toEqual(['Bo'])
    expect((await found(db, { language: 'ar', organization: 1 })).names).toEqual(['zoë Astro'])
    expect((await found(db, { organization: 2, role: 'learner', s: 'weg' })).names).toEqual(['STRASSE Weg'])
    expect((await found(db, { organization: 99 })).names).toEqual([])
    expect((await found(db, { status: 'active' })).names).toHaveLength(5)
  })

  test('gives each person once, page by page, forwards and backwards, among few and among many', async () => {
    const many = Array.from({ length: 1100 }, (_, n) => ({ name: `Learner ${n % 50}`, language: n % 2 ? 'en' : 'ar' }))
    const db = await academy(many)
    const ones = many.filter(({ name }, at) => `${name} login${at} mail${at}`.includes('1')).length
    const expected = new Map<PeopleFilter, number>([
      [{}, 1100],
      [{ language: 'ar' }, 550],
      [{ s: 'learner 1' }, ones],
      [{ s: 'le' }, 1100],
    ])
    for (const [filter, count] of expected) {
      const seen: number[] = []
      let after: number | undefined
      for (;;) {
        const page = await found(db, { ...filter, limit: 100, ...(after && { after }) })
        if (after) {
          const back = await found(db, { ...filter, limit: 100, before: page.uids[0]! })
          expect(back.uids).toEqual(seen.slice(-100))
          expect(back.previous).toBe(seen.length > 100)
        }
        seen.push(...page.uids)
        if (page.meta.next === null) break
        after = Number(page.meta.next)
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(count)
    }
  })

  test('counts people by state, with a year of absence apart', async () => {
    const db = await academy(cast)
    await db.transact(async (tx) => {
      await tx
        .updateTable('users')
        .set({ last_login: '2024-01-01 00:00:00' })
        .where('full_name', 'like', 'Ngozi%')
        .execute()
      const { uid } = await tx
        .selectFrom('users')
        .select('uid')
        .where('full_name', 'like', 'zo%')
        .executeTakeFirstOrThrow()
      const link = { token_hash: 'x', created: '2026-11-01 00:00:00', expires: '2026-11-08 00:00:00', invited_by: null }
      await tx
        .insertInto('invitations')
        .values({ uid, ...link })
        .execute()
    })
    expect(await countByState(db.reader, morning)).toEqual({ all: 6, active: 4, invited: 1, blocked: 1, unseen: 1 })
    const counts = (filter: PeopleFilter) => countNarrowed(db.reader, { ...filter, now: morning })
    expect(await counts({ s: 'ngozi', status: 'blocked' })).toEqual({
      all: 1,
      active: 1,
      invited: 0,
      blocked: 0,
      unseen: 1,
    })
    expect(await counts({}), 'without a filter, the people of the site are counted').toBeUndefined()
    expect((await found(db, { status: 'unseen' })).names).toEqual(['Ngozi Adeyemi'])
    expect((await found(db, { status: 'invited' })).names).toEqual(['zoë Astro'])
  })
})
