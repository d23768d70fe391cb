import { expect, test } from 'vitest'
import { readImportContext } from '#server/accounts/import/importContext.ts'
import { savePeople } from '#server/accounts/import/savePeople.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { draftImport, moveImport, remapImport } from '#server/imports/prepareImport.ts'
import { runImports } from '#server/imports/runImports.ts'
import { requireImport } from '#server/imports/storedImports.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { refused, takeIn } from '../accounts/cast.ts'
import { interrupted } from '../accounts/interrupted.ts'
import { importWorks } from './importWorks.ts'

test('an external id that another import takes at this moment makes one bad row, and the others stay', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const context = await readImportContext(db.reader, by)
  const row = (line: number, mail: string, external_id: string) => ({
    line,
    problems: [],
    byMail: new Map(),
    values: { mail, first_name: 'Mona', last_name: 'Sand', external_id },
  })
  const saved = await meanwhile(
    db,
    (tx) => savePeople(tx, [row(2, 'mona@one.test', 'E1')], { context, by, now: morning }),
    () =>
      db.transact((tx) =>
        savePeople(tx, [row(2, 'mona@two.test', 'E2'), row(3, 'otis@two.test', 'E1')], { context, by, now: morning }),
      ),
  )
  expect(saved.map(({ outcome }) => outcome).slice(0, 1)).toEqual(['created'])
  const mails = await db.reader.selectFrom('users').select('mail').where('mail', 'like', '%@two.test').execute()
  expect(mails.map(({ mail }) => mail)).toContain('mona@two.test')
  const owners = await db.reader.selectFrom('person_external_ids').selectAll().where('external_id', '=', 'E1').execute()
  expect(owners).toHaveLength(1)
})

test('another mapping is refused if the import is started while it is tried', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const text = 'E-mail,Given name,Surname\nmona@new.test,Mona,Sand'
  const id = await draftImport(db, { kind: 'people', text, by, now: morning })
  const started = interrupted(db, () =>
    db.transact((tx) => tx.updateTable('imports').set({ state: 'waiting' }).where('id', '=', id).execute()),
  )
  expect(await refused(remapImport(started, { kind: 'people', id, mapping: {}, by, now: morning }))).toMatchObject({
    status: 409,
  })
})

test('an import that another administrator resumes between two batches goes on in the name of that one', async () => {
  const db = await freshDatabase()
  const first = await takeIn(db, { roles: ['administrator'] })
  const second = await takeIn(db, { name: 'priya', mail: 'priya@brandt.test', roles: ['administrator'] })
  const rows = Array.from({ length: 450 }, (_, at) => `n${at}@new.test,Name${at},Many`)
  const text = ['E-mail,Given name,Surname', ...rows].join('\n')
  const id = await draftImport(db, { kind: 'people', text, by: first, now: morning })
  const move = async (by: number, action: 'start' | 'stop' | 'resume') => {
    const session = await db.transact((tx) => openSession(tx, { uid: by, now: morning }))
    await moveImport(db, { kind: 'people', id, action, by, session, now: morning })
  }
  await move(first, 'start')
  let turns = 0
  const interruptedDb = {
    ...db,
    async transact<T>(run: Parameters<typeof db.transact<T>>[0]) {
      if (++turns === 2) {
        await move(second, 'stop')
        await move(second, 'resume')
        await db.transact((tx) =>
          tx.deleteFrom('user_roles').where('uid', '=', first).where('role', '=', 'administrator').execute(),
        )
      }
      return db.transact(run)
    },
  }
  await runImports(importWorks(interruptedDb))
  expect(await requireImport(db.reader, 'people', id)).toMatchObject({
    state: 'done',
    position: 450,
    created_count: 450,
    bad_count: 0,
  })
  const ends = db.reader.selectFrom('audit_entries').select('actor').where('action', '=', 'imported')
  expect(await ends.execute()).toEqual([{ actor: second }])
})

test('a person who becomes an administrator while an import waits for the account is not changed by it', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const uid = await takeIn(db, { name: 'priya', mail: 'priya@brandt.test', roles: ['learner'] })
  const { mail } = await db.reader.selectFrom('users').select('mail').where('uid', '=', uid).executeTakeFirstOrThrow()
  const context = await readImportContext(db.reader, by)
  const values = { mail, first_name: 'Other', last_name: 'Name' }
  const [saved] = await meanwhile(
    db,
    async (tx) => {
      await tx.insertInto('user_roles').values({ uid, role: 'administrator' }).execute()
      await tx.updateTable('users').set({ country: 'NO' }).where('uid', '=', uid).execute()
    },
    () =>
      db.transact((tx) =>
        savePeople(tx, [{ line: 2, problems: [], values, byMail: new Map() }], { context, by, now: morning }),
      ),
  )
  expect(saved).toMatchObject({ outcome: 'bad', problems: [{ message: expect.stringContaining('administrator') }] })
})
