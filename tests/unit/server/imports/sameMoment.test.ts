import { expect, test } from 'vitest'
import { readImportContext } from '#server/accounts/import/importContext.ts'
import { savePeople } from '#server/accounts/import/savePeople.ts'
import { draftImport, remapImport } from '#server/imports/prepareImport.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { refused, takeIn } from '../accounts/cast.ts'
import { interrupted } from '../accounts/interrupted.ts'

test('an external id that another import takes at this moment makes one bad row, and the others stay', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db, { roles: ['administrator'] })
  const context = await readImportContext(db.reader, by)
  const row = (line: number, mail: string, external_id: string) => ({
    line,
    problems: [],
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
