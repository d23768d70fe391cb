import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import type { Database } from '#server/db/database.ts'
import { draftImport, moveImport, tryFile } from '#server/imports/prepareImport.ts'
import { forgetPersonInImports } from '#server/accounts/import/forgetPersonInImports.ts'
import { forgetOldImports } from '#server/imports/forgetOldImports.ts'
import { isImportDue, runImports } from '#server/imports/runImports.ts'
import { reportOf, requireImport } from '#server/imports/storedImports.ts'
import { runDaily } from '#server/jobs/daily.ts'
import { demoDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { withProcessorTime } from '#tests/support/processorTime.ts'
import { node } from '../points/nodes.ts'
import { importWorks } from './importWorks.ts'

/** `npm run prove` imports ten thousand. */
const crowd = Number(process.env.IMPORTED_PEOPLE ?? 2000)
const header = 'Employee ID,E-mail,Given name,Surname,Department,Role,Status'

async function uidOf(db: Database, name: string): Promise<number> {
  const row = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail_key', '=', `${name}@demo.test`)
    .executeTakeFirstOrThrow()
  return row.uid
}

async function desk() {
  const db = await demoDatabase()
  const by = await uidOf(db, 'admin')
  const session = await db.transact((tx) => openSession(tx, { uid: by, now: morning }))
  const [organization] = await db.reader.selectFrom('organizations').selectAll().orderBy('id').execute()
  const works = (signal?: AbortSignal) => importWorks(db, signal)
  const start = async (text: string) => {
    const id = await draftImport(db, { kind: 'people', text, by, now: morning })
    await moveImport(db, { kind: 'people', id, action: 'start', by, session, now: morning })
    return id
  }
  const bring = async (text: string) => {
    const id = await start(text)
    await runImports(works())
    return requireImport(db.reader, 'people', id)
  }
  const person = (mail: string) =>
    db.reader.selectFrom('users').selectAll().where('mail_key', '=', mail).executeTakeFirstOrThrow()
  return { db, by, session, organization: organization!, works, start, bring, person }
}

test('people come in by their columns, and a second import updates them without doubling', async () => {
  const { db, organization, bring, person } = await desk()
  const file = `${header}\nE1,mona@new.test,Mona,Sand,${organization.name},,\nE2,otis@new.test,Otis,Reed,,instructor,blocked`
  expect(await bring(file)).toMatchObject({ state: 'done', created_count: 2, bad_count: 0, position: 2, file: '' })
  const mona = await person('mona@new.test')
  expect(mona).toMatchObject({ full_name: 'Mona Sand', status: 'active', password_hash: null })
  const roles = await db.reader.selectFrom('user_roles').select('role').where('uid', '=', mona.uid).execute()
  expect(roles).toEqual([{ role: 'learner' }])
  expect((await person('otis@new.test')).status).toBe('blocked')
  expect(await bring(file)).toMatchObject({ created_count: 0, updated_count: 0, unchanged_count: 2 })
  const renamed = `${header}\nE1,mona.stone@new.test,Mona,Stone,,,\n,otis@new.test,Otis,Reed,,,active`
  expect(await bring(renamed)).toMatchObject({ created_count: 0, updated_count: 2 })
  expect(await person('mona.stone@new.test')).toMatchObject({
    uid: mona.uid,
    full_name: 'Mona Stone',
    name: 'mona.stone@new.test',
  })
  expect((await person('otis@new.test')).status).toBe('active')
  const member = await db.reader.selectFrom('user_organizations').selectAll().where('uid', '=', mona.uid).execute()
  expect(member, 'an empty cell changes nothing').toEqual([{ uid: mona.uid, organization_id: organization.id }])
})

test('a dry run names each bad row and why, and writes nothing', async () => {
  const { db, by } = await desk()
  const text = [
    header,
    'E1,not an address,Mona,Sand,,,',
    'E2,otis@new.test,Otis,Reed,No such house,,',
    'E3,ada@new.test,Ada,Reed,,administrator,',
    'E4,ben@new.test,,,,,',
    'E5,otis@new.test,Otis,Reed,,,',
    'E6,admin@demo.test,Somebody,Else,,,',
    'E7,good@new.test,Good,One,,,',
  ].join('\n')
  const before = await db.reader.selectFrom('users').select('uid').execute()
  const { report } = await tryFile(db.reader, { kind: 'people', text, by })
  expect(report).toMatchObject({ rows: 7, created: 1, bad: 6 })
  expect(report.left_out.map(({ line, problems }) => [line, problems[0]?.column])).toEqual([
    [2, 'mail'],
    [3, 'organizations'],
    [4, 'roles'],
    [5, 'first_name'],
    [6, 'mail'],
    [7, ''],
  ])
  expect(await db.reader.selectFrom('users').select('uid').execute()).toEqual(before)
})

test('no file gives or takes the role of administrator, and only an administrator gives other roles', async () => {
  const { db, by, bring } = await desk()
  const rolesOf = async (uid: number) =>
    (await db.reader.selectFrom('user_roles').select('role').where('uid', '=', uid).execute()).map(({ role }) => role)
  const before = await rolesOf(by)
  const file = `${header}\n,admin@demo.test,,,,learner,blocked\n,learner@demo.test,,,,Administrator,`
  expect(await bring(file)).toMatchObject({ bad_count: 2, updated_count: 0 })
  expect(await rolesOf(by)).toEqual(before)
  const other = await uidOf(db, 'incentives')
  const trial = await tryFile(db.reader, {
    kind: 'people',
    by: other,
    text: `${header}\n,learner@demo.test,,,,instructor,`,
  })
  expect(trial.report.left_out[0]?.problems[0]?.message).toBe('Only an administrator can change this.')
})

test('an import continues after a restart with the next row, and can be stopped and resumed', async () => {
  const { session, db, by, works, start } = await desk()
  const rows = Array.from({ length: 450 }, (_, at) => `N${at},n${at}@new.test,Name${at},Many,,,`)
  const id = await start([header, ...rows].join('\n'))
  const restart = new AbortController()
  const dying = {
    ...works(restart.signal),
    clock: () => {
      restart.abort()
      return morning
    },
  }
  await runImports(dying)
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({
    state: 'running',
    position: 200,
    created_count: 200,
  })
  expect(await isImportDue(db.reader)).toBe(true)
  const move = (action: 'stop' | 'resume') => moveImport(db, { kind: 'people', id, action, by, session, now: morning })
  await move('stop')
  await runImports(works())
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({ state: 'stopped', position: 200 })
  await move('resume')
  await runImports(works())
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({
    state: 'done',
    position: 450,
    created_count: 450,
    bad_count: 0,
  })
  await expect(move('resume')).rejects.toMatchObject({ status: 409 })
})

test('a process that lost the job to another one saves no row twice and skips none', async () => {
  const { db, works, start } = await desk()
  const rows = Array.from({ length: 450 }, (_, at) => `N${at},n${at}@new.test,Name${at},Many,,,`)
  const id = await start([header, ...rows].join('\n'))
  const next = new AbortController()
  const takingOver = {
    ...works(next.signal),
    clock: () => {
      next.abort()
      return morning
    },
  }
  let turns = 0
  const slow: Database = {
    ...db,
    async transact(run) {
      // The other process saves the second batch, while this one still believes that it is its own.
      if (++turns === 2) await runImports(takingOver)
      return db.transact(run)
    },
  }
  await runImports({ ...works(), db: slow })
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({
    state: 'done',
    position: 450,
    created_count: 450,
    unchanged_count: 0,
    bad_count: 0,
  })
})

test('what a person changes while the import waits for the account stays', async () => {
  const { db, bring, works, start, person } = await desk()
  await bring(`${header}\nE1,mona@new.test,Mona,Sand,,,`)
  const { uid } = await person('mona@new.test')
  await start(`${header}\nE1,mona@new.test,Mona,Stone,,,`)
  let importing: Promise<unknown> | undefined
  await db.transact(async (tx) => {
    const account = tx.updateTable('users').where('uid', '=', uid)
    await account.set((eb) => ({ country: eb.ref('country') })).execute()
    importing = runImports(works())
    await pause(400)
    await account.set({ country: 'NO' }).execute()
  })
  await importing
  expect(await person('mona@new.test')).toMatchObject({ last_name: 'Stone', country: 'NO' })
})

test('files and reports are forgotten after a week, and with a person who is erased', async () => {
  const { db, bring, person } = await desk()
  const held = await bring(`${header}\nE1,mona@new.test,Mona,Sand,,,\nE2,broken,Otis,Reed,,,`)
  expect(reportOf(held).left_out).toMatchObject([{ named: 'broken' }])
  const { uid } = await person('mona@new.test')
  await db.transact((tx) => forgetOldImports(tx, later(60)))
  expect(await db.reader.selectFrom('imports').select('id').execute()).toHaveLength(1)
  await db.transact((tx) => forgetPersonInImports(tx, uid))
  expect(await db.reader.selectFrom('imports').select('id').execute()).toEqual([])
  expect(await db.reader.selectFrom('person_external_ids').select('uid').execute()).toEqual([])
  await bring(`${header}\nE9,ida@new.test,Ida,Sand,,,`)
  // The daily job forgets, whether or not there is another import.
  await runDaily(node(db, later(60 * 24 * 6)))
  expect(await db.reader.selectFrom('imports').select('id').execute()).toHaveLength(1)
  await runDaily(node(db, later(60 * 24 * 8)))
  expect(await db.reader.selectFrom('imports').select('id').execute()).toEqual([])
})

test('an import ends when its administrator is blocked or loses the role, before the next row', async () => {
  const { db, by, start, works } = await desk()
  const ways = [
    () => db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', by).execute()),
    () => db.transact((tx) => tx.deleteFrom('user_roles').where('uid', '=', by).execute()),
  ]
  for (const fall of ways) {
    const id = await start(`${header}\nZ1,zoe@new.test,Zoe,Reed,,content_manager,`)
    await fall()
    await runImports(works())
    expect(await requireImport(db.reader, 'people', id)).toMatchObject({ state: 'failed', created_count: 0 })
    await db.transact((tx) => tx.updateTable('users').set({ status: 'active' }).where('uid', '=', by).execute())
  }
})

test(`${crowd} people are in at the speed of ten thousand a minute`, async () => {
  const { works, start, db } = await desk()
  const rows = Array.from({ length: crowd }, (_, at) => `M${at},m${at}@many.test,Name${at},Many,,learner,`)
  const id = await start([header, ...rows].join('\n'))
  const [, ms] = await withProcessorTime(() => runImports(works()))
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({
    state: 'done',
    created_count: crowd,
    bad_count: 0,
  })
  expect(ms).toBeLessThan((60_000 * crowd) / 10_000)
})
