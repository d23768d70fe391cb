import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { bringPeople, importingUser } from './importWorks.ts'

let db: Database
let by: number

const file = (noor: string, otis: string) =>
  ['mail,first_name,language', `noor@new.test,Noor,${noor}`, `otis@new.test,Otis,${otis}`].join('\n')

beforeEach(async () => {
  db = await demoDatabase()
  by = await importingUser(db)
  await bringPeople(db, by, file('ar', 'de'))
  await db.transact((tx) => tx.updateTable('languages').set({ enabled: 0 }).where('langcode', '=', 'ar').execute())
})

test('a file keeps a language that is off for a person who has it', async () => {
  const { tried, done } = await bringPeople(db, by, file('AR', 'de'))
  for (const result of [tried, done]) expect(result).toMatchObject({ unchanged: 2, bad: 0 })
})

test('a file gives nobody a language that is off, or one that the site does not have', async () => {
  const { tried, done } = await bringPeople(db, by, file('tlh', 'ar'))
  const message = '“{{value}}” is not one of the languages of the site.'
  const left_out = [
    { line: 2, problems: [{ column: 'language', message, values: { value: 'tlh' } }] },
    { line: 3, problems: [{ column: 'language', message, values: { value: 'ar' } }] },
  ]
  for (const result of [tried, done]) expect(result).toMatchObject({ bad: 2, left_out })
})
