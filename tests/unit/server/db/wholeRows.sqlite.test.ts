import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { embeddedPath, freshDatabase } from '#tests/support/freshDatabase.ts'

/** A table that another process makes again, with its columns in another order. */
const madeAgain = `begin;
  create table again (c text, b text, a text);
  insert into again (a, b, c) select a, b, c from made;
  drop table made;
  alter table again rename to made;
  commit`

test('rows keep their names when another process changes the columns of a table', async () => {
  const db = await freshDatabase()
  await db.transact(async (tx) => {
    await sql`create table made (a text, b text, c text)`.execute(tx)
    await sql`insert into made values ('A', 'B', 'C')`.execute(tx)
  })
  const all = sql<object>`select * from made`
  const row = { a: 'A', b: 'B', c: 'C' }
  expect((await all.execute(db.reader)).rows).toEqual([row])
  const other = new DatabaseSync(embeddedPath(db.url))
  other.exec(madeAgain)
  expect((await all.execute(db.reader)).rows).toEqual([row])
  other.exec(`alter table made add column d text default 'D'`)
  other.close()
  expect((await all.execute(db.reader)).rows).toEqual([{ ...row, d: 'D' }])
})
