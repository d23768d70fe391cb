import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { findUser } from '#server/people/listUsers.ts'
import { criteria, criterionTypes, defaultOwnCriteria } from '#shared/audience/criteria.ts'
import { UserChanges } from '#shared/contract/people.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { administrator, edit, refused, takeIn } from '../accounts/cast.ts'

async function vocabulary(db: Database, machine_name: string, names: string[]): Promise<number[]> {
  return db.transact(async (tx) => {
    const vocabularies = tx.insertInto('vocabularies').values({ machine_name, name: machine_name })
    const { id } = await vocabularies.returning('id').executeTakeFirstOrThrow()
    const terms = names.map((name) => ({ vocabulary_id: id, parent_tid: null, name }))
    const rows = await tx.insertInto('terms').values(terms).returning('tid').execute()
    return rows.map(({ tid }) => tid)
  })
}

async function site() {
  const db = await freshDatabase()
  const skills = await vocabulary(db, 'skill', ['Listening', 'Planning'])
  const professions = await vocabulary(db, 'profession', ['Nursing', 'Teaching'])
  const titles = await vocabulary(db, 'title', ['Nurse'])
  return { db, skills, professions, titles, uid: await takeIn(db) }
}

const own = { ownCriteria: defaultOwnCriteria }
const paths = async (promise: Promise<unknown>): Promise<string[]> =>
  (await refused(promise)).problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)

describe('what an audience is chosen by', () => {
  test('is said by the person or by others, and each criterion says which', () => {
    const said = criterionTypes.filter((type) => criteria[type].statedBy === 'person')
    expect(said).toEqual(['language', 'skill'])
    expect(defaultOwnCriteria).toEqual(said)
  })

  test('is not changed by the person where others say it; what stays as it is may be sent', async () => {
    const { db, uid, professions, titles } = await site()
    const wish = { country: 'NO', title: titles[0] ?? 0, profile: { profession: professions } }
    expect(await paths(edit(db, uid, wish, own))).toEqual([
      'country set_by_others',
      'title set_by_others',
      'profile[profession] set_by_others',
    ])
    await edit(db, uid, { country: 'DK', title: null, profile: { profession: [] }, language: 'ar' }, own)
    expect(await findUser(db.reader, uid)).toMatchObject({ country: 'DK', language: 'ar', profile: {} })
  })

  test('is set by administrators, and for themselves too', async () => {
    const { db, uid, professions, skills, titles } = await site()
    const priya = await administrator(db)
    const wish = { country: 'NO', title: titles[0] ?? 0, profile: { profession: professions, skill: skills } }
    for (const who of [uid, priya.uid]) {
      await edit(db, who, wish, { ...own, user: priya })
      expect(await findUser(db.reader, who)).toMatchObject(wish)
    }
  })

  test('is what the site’s setting lets the person say', async () => {
    const { db, uid } = await site()
    const onlyCountry = { ownCriteria: ['country'] } as const
    await edit(db, uid, { country: 'NO' }, onlyCountry)
    expect(await paths(edit(db, uid, { profile: { skill: [1] } }, onlyCountry))).toContain(
      'profile[skill] set_by_others',
    )
  })

  test('never keeps people from choosing the language in which they read the site', async () => {
    const { db, uid } = await site()
    await edit(db, uid, { language: 'ar' }, { ownCriteria: [] })
    expect(await findUser(db.reader, uid)).toMatchObject({ language: 'ar' })
  })
})

describe('the skills of a person', () => {
  test('are the person’s own, each once, and go when the list is empty; the professions stay', async () => {
    const { db, uid, skills, professions } = await site()
    const priya = await administrator(db)
    await edit(db, uid, { profile: { profession: professions } }, { ...own, user: priya })
    await edit(db, uid, { profile: { skill: [...skills, ...skills] } }, own)
    expect((await findUser(db.reader, uid))?.profile).toEqual({ profession: professions, skill: skills })
    await edit(db, uid, { profile: { skill: [] } }, own)
    expect((await findUser(db.reader, uid))?.profile).toEqual({ profession: professions })
  })

  test('are terms of that vocabulary', async () => {
    const { db, uid, skills, professions } = await site()
    const wish = { profile: { skill: [skills[0] ?? 0, professions[0] ?? 0, 4711] } }
    expect(await paths(edit(db, uid, wish, own))).toEqual(['profile[skill][1] choice', 'profile[skill][2] choice'])
    expect(UserChanges.safeParse({ profile: { topic: [1] } }).success).toBe(false)
  })
})
