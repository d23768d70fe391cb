import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { bringPeople, importingUser } from './importWorks.ts'

let db: Database
let by: number

beforeEach(async () => {
  db = await demoDatabase()
  by = await importingUser(db)
  await bring('external_id,mail,first_name\nE1,bob@x.test,Bob')
})

const bring = (text: string) => bringPeople(db, by, text)

/** The person of both rows, as the site has them. */
const people = () =>
  db.reader
    .selectFrom('users')
    .leftJoin('person_external_ids', 'person_external_ids.uid', 'users.uid')
    .select(['mail', 'first_name', 'external_id'])
    .where('mail', 'like', '%b@x.test')
    .execute()

const byId = 'E1,ann2@x.test,Ann'
const byMail = ',bob@x.test,Annie'
const crowd = Array.from({ length: 250 }, (_, at) => `N${at},n${at}@x.test,Name${at}`)

test.each([
  ['next to each other', [byId, byMail], 2, 3],
  ['in the other order', [byMail, byId], 3, 2],
  ['in different batches', [byId, ...crowd, byMail], 2, 253],
  ['in different batches and the other order', [byMail, ...crowd, byId], 253, 2],
])(
  'of two rows of one person %s, the one with the new address is left out, each time',
  async (_, rows, line, other) => {
    const file = ['external_id,mail,first_name', ...rows].join('\n')
    const others = rows.length - 2
    const message = 'Line {{line}} is the same person, with the present email address.'
    const left_out = [{ line, problems: [{ column: 'mail', message, values: { line: other } }] }]
    const first = await bring(file)
    for (const result of [first.tried, first.done])
      expect(result).toMatchObject({ created: others, updated: 1, unchanged: 0, bad: 1, left_out })
    const second = await bring(file)
    for (const result of [second.tried, second.done])
      expect(result).toMatchObject({ created: 0, updated: 0, unchanged: others + 1, bad: 1, left_out })
    expect(await people()).toEqual([{ mail: 'bob@x.test', first_name: 'Annie', external_id: 'E1' }])
  },
)
