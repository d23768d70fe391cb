import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import type { Database } from '#server/db/database.ts'
import { draftImport, moveImport } from '#server/imports/prepareImport.ts'
import { isImportDue, runImports } from '#server/imports/runImports.ts'
import { requireImport } from '#server/imports/storedImports.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../accounts/cast.ts'
import { importWorks } from './importWorks.ts'

/** Two imports that wait, the first one first. */
async function twoImports() {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const session = await db.transact((tx) => openSession(tx, { uid: by, now: morning }))
  const start = async (mail: string) => {
    const id = await draftImport(db, { kind: 'people', text: `mail,first_name\n${mail},Mona`, by, now: morning })
    await moveImport(db, { kind: 'people', id, action: 'start', by, session, now: morning })
    return id
  }
  const ids = [await start('mona@new.test'), await start('otis@new.test')] as const
  const states = () =>
    db.reader
      .selectFrom('imports')
      .select('state')
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ state }) => state))
  return { db, ids, states }
}

/** A database whose first transaction fails. */
function failingOnce(db: Database, error: Error): Database {
  let turns = 0
  return { ...db, transact: (run) => (++turns === 1 ? Promise.reject(error) : db.transact(run)) }
}

test('an import whose columns cannot be read fails, and the next one is imported', async () => {
  const { db, ids, states } = await twoImports()
  await db.transact((tx) => tx.updateTable('imports').set({ mapping: '{' }).where('id', '=', ids[0]).execute())
  const works = importWorks(db)
  expect(await runImports(works)).toBe(2)
  expect(await states()).toEqual(['failed', 'done'])
  expect(works.errors).toEqual([{ err: expect.any(SyntaxError), id: ids[0] }])
})

test('an import that fails by a mistake of the program is reported, and the next one is imported', async () => {
  const { db, ids, states } = await twoImports()
  const works = importWorks(failingOnce(db, new TypeError('A mistake.')))
  expect(await runImports(works)).toBe(2)
  expect(await states()).toEqual(['failed', 'done'])
  expect(works.errors).toEqual([{ err: new TypeError('A mistake.'), id: ids[0] }])
})

test('an import that the database interrupts is continued by the next run', async () => {
  const { db, ids, states } = await twoImports()
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
  await expect(runImports(importWorks(failingOnce(db, away)))).rejects.toBe(away)
  expect(await states()).toEqual(['waiting', 'waiting'])
  expect(await isImportDue(db.reader)).toBe(true)
  await runImports(importWorks(db))
  expect(await requireImport(db.reader, 'people', ids[0])).toMatchObject({ state: 'done', created_count: 1 })
})
