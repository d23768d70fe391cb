import { describe, expect, test } from 'vitest'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { administrator, takeIn } from '../cast.ts'
import { people, shareProvider } from './identityProvider.ts'

const { provider, siteWith, link } = shareProvider()

describe('the claims of an identity', () => {
  const roles = {
    role_claim: 'groups',
    role_map: [
      { value: 'teachers', role: 'instructor' as const },
      { value: 'lms-admins', role: 'administrator' as const },
    ],
  }

  test('give and take the roles that the settings name, and leave the others', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db, { roles: ['learner', 'content_manager'] })
    await link(db, uid, 'freja-1')
    const { logIn } = await siteWith(db, roles)
    const held = async () => [...((await findCurrentUser(db.reader, uid))?.roles ?? [])].toSorted()
    provider().people['freja-1'] = { ...people['freja-1'], groups: ['teachers', 'cooks'] }
    await logIn('freja-1')
    expect(await held()).toEqual(['content_manager', 'instructor', 'learner'])
    provider().people['freja-1'] = people['freja-1']
    await logIn('freja-1')
    expect(await held()).toEqual(['content_manager', 'learner'])
  })

  test('make an administrator only if the settings name the role, and keep the last one', async () => {
    const db = await freshDatabase()
    const { uid } = await administrator(db)
    const freja = await takeIn(db)
    await link(db, uid, 'priya-1')
    await link(db, freja, 'freja-1')
    provider().people['freja-1'] = { ...people['freja-1'], groups: ['administrator', 'lms-admins'] }
    await (await siteWith(db, { ...roles, role_map: roles.role_map.slice(0, 1) })).logIn('freja-1')
    expect((await findCurrentUser(db.reader, freja))?.roles).toEqual(['learner'])
    const { logIn } = await siteWith(db, roles)
    await logIn('priya-1')
    expect((await findCurrentUser(db.reader, uid))?.roles).toEqual(['administrator'])
    await logIn('freja-1')
    expect((await findCurrentUser(db.reader, freja))?.roles).toContain('administrator')
    await logIn('priya-1')
    expect((await findCurrentUser(db.reader, uid))?.roles).toEqual([])
  })

  test('keep one of two administrators who lose the role at the same moment', async () => {
    const db = await freshDatabase()
    const { uid } = await administrator(db)
    const freja = await takeIn(db, { roles: ['administrator'] })
    await link(db, uid, 'priya-1')
    await link(db, freja, 'freja-1')
    const { begin, end } = await siteWith(db, roles)
    const answers = []
    for (const subject of ['priya-1', 'freja-1']) {
      const { href, token } = await begin()
      answers.push({ token, search: (await provider().logIn(subject, href)).search })
    }
    await Promise.all(answers.map(({ token, search }) => end(token, search)))
    const held = await Promise.all([uid, freja].map((one) => findCurrentUser(db.reader, one)))
    expect(held.filter((user) => user?.roles.includes('administrator'))).toHaveLength(1)
  })

  test('give and take organisations', async () => {
    const db = await freshDatabase()
    const [lab, port] = await Promise.all(
      ['Lab', 'Port'].map((name) =>
        db.transact((tx) => tx.insertInto('organizations').values({ name }).returning('id').executeTakeFirstOrThrow()),
      ),
    )
    const uid = await takeIn(db, { organizations: [port!.id] })
    await link(db, uid, 'freja-1')
    const { logIn } = await siteWith(db, {
      organization_claim: 'units',
      organization_map: [{ value: 'lab', organization: lab!.id }],
    })
    const held = async () => (await findCurrentUser(db.reader, uid))?.organizations
    provider().people['freja-1'] = { ...people['freja-1'], units: 'lab' }
    await logIn('freja-1')
    expect(new Set(await held())).toEqual(new Set([lab!.id, port!.id]))
    provider().people['freja-1'] = people['freja-1']
    await logIn('freja-1')
    expect(await held()).toEqual([port!.id])
  })
})
