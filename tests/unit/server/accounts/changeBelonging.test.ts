import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { changeBelonging } from '#server/accounts/changeBelonging.ts'
import { findUser } from '#server/people/listUsers.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { signIn } from '#server/accounts/signIn.ts'
import { balanceOf } from '#server/points/wallet.ts'
import { UserChanges } from '#shared/contract/people.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { boardOf, createOrganization } from '../points/boards/board.ts'
import { earn } from '../points/savers.ts'
import { administrator, asking, edit, PASSWORD, refused, takeIn } from './cast.ts'

const admins = (n: number) => ({ name: `admin${n}`, mail: `admin${n}@brandt.test`, roles: ['administrator'] as const })

/** Priya administers the site, Freja learns. */
async function site() {
  const db = await freshDatabase()
  const priya = await administrator(db)
  return { db, priya, freja: await takeIn(db) }
}

async function codes(promise: Promise<unknown>): Promise<string[]> {
  const { status, problems } = await refused(promise)
  return [`${status}`, ...problems.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort()]
}

const rolesOf = async (db: Database, uid: number) => (await findUser(db.reader, uid))?.roles

describe('an administrator', () => {
  test('gives and takes roles; what they hold counts from the next request on', async () => {
    const { db, priya, freja } = await site()
    await edit(db, freja, { roles: ['instructor', 'content_manager', 'instructor'] }, { user: priya })
    expect(await rolesOf(db, freja)).toEqual(['content_manager', 'instructor'])
    expect((await asking(db, freja)).permissions.has('storefront_manage')).toBe(true)
    await edit(db, freja, { country: 'NO' }, { user: priya })
    expect(await rolesOf(db, freja)).toEqual(['content_manager', 'instructor'])
    await edit(db, freja, { roles: [] }, { user: priya })
    expect(await rolesOf(db, freja)).toEqual([])
  })

  test('blocks somebody, who is out everywhere at once, keeps the points, and comes back by signing in', async () => {
    const { db, priya, freja } = await site()
    await earn(db, { uid: freja, points: 50, now: morning })
    const ask = { name: 'freja', password: PASSWORD, address: '192.0.2.1', now: morning }
    const session = await signIn(db, ask)
    await edit(db, freja, { status: 'blocked' }, { user: priya })
    expect(await sessionUser(db, session.token, morning)).toBeUndefined()
    expect(await refused(signIn(db, ask))).toMatchObject({ problems: [{ code: 'credentials' }] })
    expect(await balanceOf(db.reader, freja, morning)).toBe(50)
    await edit(db, freja, { status: 'active' }, { user: priya })
    // The session of before does not come to life again.
    expect(await sessionUser(db, session.token, morning)).toBeUndefined()
    await expect(signIn(db, ask)).resolves.toMatchObject({ uid: freja })
  })

  test('moves somebody to another organisation, whose board knows at once what was earned', async () => {
    const { db, priya, freja } = await site()
    const [port, library] = [await createOrganization(db, 'Port'), await createOrganization(db, 'Library')]
    const place = (organizations: number[]) => edit(db, freja, { organizations }, { user: priya })
    await place([port])
    await earn(db, { uid: freja, points: 50, now: morning })
    await place([library, library])
    expect((await findUser(db.reader, freja))?.organizations).toEqual([library])
    expect(await onBoards(db, freja)).toEqual(['Library', 'everyone'])
    await place([port, library])
    expect(await onBoards(db, freja)).toEqual(['Library', 'Port', 'everyone'])
    const board = await boardOf(db, freja, { scope: 'organization', organization: library }, morning)
    expect(board.me).toMatchObject({ listed: true, points: 50 })
    await place([])
    expect(await onBoards(db, freja)).toEqual(['everyone'])
    await edit(db, freja, { status: 'blocked' }, { user: priya })
    expect(await onBoards(db, freja)).toEqual([])
  })

  test('hears of everything that is wrong at once, each in its place, and nothing is changed', async () => {
    const { db, priya, freja } = await site()
    const port = await createOrganization(db, 'Port')
    const wish: UserChanges = { country: 'XX', roles: [], status: 'blocked', organizations: [4711, port, 4712] }
    expect(await codes(edit(db, freja, wish, { user: priya }))).toEqual([
      '400',
      'country choice',
      'organizations[0] choice',
      'organizations[2] choice',
    ])
    expect(await findUser(db.reader, freja)).toMatchObject({ status: 'active', organizations: [], roles: ['learner'] })
    expect(UserChanges.safeParse({ roles: ['king'], status: 'gone', organizations: ['1'] }).error?.issues).toHaveLength(
      3,
    )
  })

  test('can neither block themself nor give up the administration', async () => {
    const { db, priya } = await site()
    await takeIn(db, admins(2))
    const own = (changes: UserChanges) => edit(db, priya.uid, changes)
    expect(await codes(own({ status: 'blocked', roles: ['learner'], organizations: [4711] }))).toEqual([
      '400',
      'organizations[0] choice',
      'roles own_roles',
      'status own_account',
    ])
    await own({ status: 'active', roles: ['administrator', 'instructor'] })
    expect(await rolesOf(db, priya.uid)).toEqual(['administrator', 'instructor'])
  })

  test('has the role: its permission in another role changes no roles, and no account of an administrator', async () => {
    const { db, freja, priya } = await site()
    await db.transact((tx) =>
      tx.insertInto('role_access').values({ role: 'instructor', access: 'site_settings' }).execute(),
    )
    const tomasz = await takeIn(db, { name: 'tomasz', mail: 'tomasz@brandt.test', roles: ['instructor'] })
    const user = await asking(db, tomasz)
    expect(await codes(edit(db, tomasz, { roles: ['learner'] }))).toEqual([
      '400',
      'roles administrators_only',
      'roles own_roles',
    ])
    expect(await codes(edit(db, freja, { roles: ['learner', 'instructor'], status: 'blocked' }, { user }))).toEqual([
      '400',
      'roles administrators_only',
      'status administrators_only',
    ])
    expect(await codes(edit(db, priya.uid, { country: 'NO' }, { user }))).toEqual(['403', ' denied'])
    await edit(db, freja, { country: 'NO' }, { user })
  })
})

describe('the last active administrator', () => {
  test('stays one, even if other users may change accounts', async () => {
    const { db, priya, freja } = await site()
    await takeIn(db, { ...admins(2), status: 'blocked' })
    await db.transact((tx) =>
      tx.insertInto('role_access').values({ role: 'learner', access: 'site_settings' }).execute(),
    )
    const user = await asking(db, freja)
    expect(await codes(edit(db, priya.uid, { status: 'blocked' }, { user }))).toEqual(['403', ' denied'])
    expect(await codes(edit(db, priya.uid, { roles: ['learner'] }, { user }))).toEqual(['403', ' denied'])
    await edit(db, freja, { roles: ['learner', 'administrator'] }, { user: priya })
    await edit(db, priya.uid, { status: 'blocked', roles: [] }, { user: await asking(db, freja) })
    expect(await findUser(db.reader, priya.uid)).toMatchObject({ status: 'blocked', roles: [] })
  })

  test('is left when two who administer take it from each other at the same moment', async () => {
    const { db, priya } = await site()
    const tomasz = await asking(db, await takeIn(db, admins(2)))
    const hurried = db.transact(async (tx) => {
      await changeBelonging(tx, { uid: tomasz.uid, changes: { roles: ['learner'] }, now: morning })
      await setTimeout(300)
    })
    await setTimeout(50)
    const late = refused(edit(db, priya.uid, { status: 'blocked' }, { user: tomasz }))
    await hurried
    expect(await late).toMatchObject({ status: 400, problems: [{ path: 'status', code: 'last_administrator' }] })
    expect(await findUser(db.reader, priya.uid)).toMatchObject({ status: 'active', roles: ['administrator'] })
  })
})

test('somebody who learns changes none of this, not even to what it is', async () => {
  const { db, freja } = await site()
  const wish = { roles: ['learner' as const], status: 'active' as const, organizations: [4711] }
  expect(await codes(edit(db, freja, wish))).toEqual([
    '400',
    'organizations administrators_only',
    'roles administrators_only',
    'status administrators_only',
  ])
})

/** The boards that rank a person this month. */
async function onBoards(db: Database, uid: number): Promise<string[]> {
  const rows = await db.reader
    .selectFrom('board_rows')
    .innerJoin('boards', 'boards.id', 'board_rows.board_id')
    .leftJoin('organizations', 'organizations.id', 'boards.organization_id')
    .select('organizations.name')
    .where('board_rows.uid', '=', uid)
    .where('board_rows.listed', '=', 1)
    .where('boards.period', '=', 'month')
    .execute()
  return rows.map(({ name }) => name ?? 'everyone').sort()
}
