import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Role } from '#shared/access/roles.ts'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '../../unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/users/matching'

async function holderOf(db: Database, access: string | string[], role: Role = 'incentives_manager') {
  await db.transact(async (tx) => {
    await tx.deleteFrom('role_access').where('role', '=', role).execute()
    await tx
      .insertInto('role_access')
      .values([access].flat().map((held) => ({ role, access: held })))
      .execute()
  })
  await takeIn(db, { name: role, mail: `${role}@saltmarsh.test`, full_name: 'Manager', country: 'NO', roles: [role] })
  const browser = browserAt(db)
  await browser.signIn(role, PASSWORD)
  return browser
}

async function people(db: Database) {
  const add = (name: string) => takeIn(db, { name, mail: `${name}@saltmarsh.test`, full_name: name })
  const uids = [await add('anna'), await add('bo'), await add('carl'), await add('dina'), await add('eve')]
  const change = (index: number, values: object) =>
    db.transact((tx) => tx.updateTable('users').set(values).where('uid', '=', uids[index]!).execute())
  for (const index of [0, 1, 2, 3, 4]) await change(index, { country: 'DK' })
  await change(1, { profile: '{"skill":[4,5]}', language: 'ar' })
  await change(2, { language: null })
  await change(4, { status: 'blocked' })
  return { uids, change }
}

describe('the people that an audience matches', () => {
  test('are counted with the first three of them; blocked people do not count', async () => {
    const db = await freshDatabase()
    const { uids } = await people(db)
    const { ask } = await holderOf(db, ['incentives_settings', 'site_settings'])
    const inDenmark = [{ type: 'country', value: 'DK' }]
    const sample = ['anna', 'bo', 'carl'].map((full_name, index) => ({ uid: uids[index], full_name, avatar: null }))
    const counted = await ask(path, { body: { restrictions: inDenmark } })
    expect(counted).toMatchObject({ status: 200, body: { data: { matches: 4, total: 5 } } })
    expect(counted.body.data.sample).toEqual(sample)
    const skilled = [...inDenmark, { type: 'skill', value: [5, 9] }]
    const data = { matches: 1, fewer_than: null, total: 5, sample: [sample[1]] }
    expect((await ask(path, { body: { restrictions: skilled } })).body.data).toEqual(data)
    const nobody = [{ type: 'title', value: [9999] }]
    expect((await ask(path, { body: { restrictions: nobody } })).body.data).toEqual({
      matches: 0,
      fewer_than: null,
      total: 5,
      sample: [],
    })
    expect((await ask(path, { body: { restrictions: [] } })).body.data).toMatchObject({ matches: 5, total: 5 })
    const unchosen = [{ type: 'language', value: ['en'] }]
    expect((await ask(path, { body: { restrictions: unchosen } })).body.data.matches).toBe(4)
  })

  test('have no names and no small numbers for managers who do not see these facts', async () => {
    const db = await freshDatabase()
    const { change } = await people(db)
    const { ask } = await holderOf(db, 'incentives_settings')
    const count = async (restrictions: object[], now?: Date) =>
      (await ask(path, { body: { restrictions }, ...(now && { now }) })).body.data
    const few = { matches: null, fewer_than: 5, total: 5, sample: [] }
    const inDenmark = [{ type: 'country', value: 'DK' }]
    expect(await count(inDenmark)).toEqual(few)
    expect(await count([...inDenmark, { type: 'skill', value: [5] }])).toEqual(few)
    expect(await count([{ type: 'title', value: [9999] }])).toEqual(few)
    await change(4, { status: 'active' })
    const five = { matches: 5, fewer_than: null, total: 6, sample: [] }
    expect(await count(inDenmark, later(1))).toEqual(five)
  })

  test('are read again after half a minute, also page by page', async () => {
    const db = await freshDatabase()
    const { change } = await people(db)
    const { ask } = await holderOf(db, 'storefront_manage', 'content_manager')
    const body = { restrictions: [{ type: 'country', value: ['DK'] }] }
    const matchesAt = async (now: Date) => (await ask(path, { body, now })).body.data.matches
    await change(4, { status: 'active' })
    expect(await matchesAt(later(0))).toBe(5)
    await change(0, { country: 'NO' })
    await addMany(db, 1001)
    expect(await matchesAt(later(0))).toBe(5)
    expect(await matchesAt(later(1))).toBe(1005)
  })

  test('are for managers who choose audiences only, and nonsense is refused', async () => {
    const db = await freshDatabase()
    const { ask } = await holderOf(db, 'incentives_settings')
    const refused = await ask(path, { body: { restrictions: [{ type: 'mail', value: 'x' }], mail: 'x' } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map((problem: { path: string }) => problem.path)).toEqual(
      expect.arrayContaining(['mail', 'restrictions[0][type]']),
    )
    const other = await holderOf(db, 'availability_feature_manage', 'course_administrator')
    expect((await other.ask(path, { body: { restrictions: [] } })).status).toBe(403)
    expect((await browserAt(db).ask(path, { body: { restrictions: [] } })).status).toBe(401)
  })
})

async function addMany(db: Database, count: number) {
  const users = Array.from({ length: count }, (_, index) => ({
    name: `n${index}`,
    name_key: `n${index}`,
    mail: `n${index}@many.test`,
    mail_key: `n${index}@many.test`,
    first_name: 'N',
    last_name: '',
    full_name: `N ${index}`,
    country: 'DK',
    status: 'active' as const,
    created: later(0).toISOString(),
  }))
  await db.transact(async (tx) => {
    for (let from = 0; from < count; from += 100)
      await tx
        .insertInto('users')
        .values(users.slice(from, from + 100))
        .execute()
  })
}
