import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetPersonInAudit } from '#server/audit/forgetPersonInAudit.ts'
import { noteChange, type NotedChange } from '#server/audit/noteChange.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase, morning } from '../../../support/freshDatabase.ts'

const change: NotedChange = {
  actor: 1,
  through: 'site',
  action: 'changed',
  subject: { type: 'product', id: 7, label: 'Mug' },
  before: { price: 100, title: { en: 'Mug' }, tags: ['a'] },
  after: { price: 120, title: { en: 'Mug', ar: 'كوب' }, tags: ['a'] },
}

test('an entry names the user, the thing and the moment, and holds only the fields that differ', async () => {
  const db = await freshDatabase()
  expect(await note(db, change)).toBe(true)
  expect(await entries(db)).toEqual([
    {
      id: 1,
      at: '2026-11-21 09:00:00',
      actor: 1,
      through: 'site',
      agent: '',
      action: 'changed',
      subject_type: 'product',
      subject_id: '7',
      label: 'Mug',
      before_values: '{"price":100}',
      after_values: '{"price":120,"title.ar":"كوب"}',
      forgotten: 0,
    },
  ])
})

test('a change to the same state writes no entry', async () => {
  const db = await freshDatabase()
  expect(await note(db, { ...change, after: { ...change.before } })).toBe(false)
  expect(await entries(db)).toEqual([])
})

test('a new thing has all its fields afterwards, a removed one has them before', async () => {
  const db = await freshDatabase()
  await note(db, { ...change, action: 'created', before: undefined })
  await note(db, { ...change, action: 'removed', after: undefined })
  const [created, removed] = await entries(db)
  expect(created).toMatchObject({ before_values: null })
  expect(JSON.parse(created!.after_values!)).toEqual({ price: 120, 'title.en': 'Mug', 'title.ar': 'كوب', tags: ['a'] })
  expect(removed).toMatchObject({ after_values: null })
  expect(JSON.parse(removed!.before_values!)).toEqual({ price: 100, 'title.en': 'Mug', tags: ['a'] })
})

test('a secret is noted as changed, without its value', async () => {
  const db = await freshDatabase()
  await note(db, {
    ...change,
    before: {
      password_hash: '$argon2id$old',
      mail: 'a@b.test',
      oidc: { client_secret: 'old' },
      keys: [{ id: 1, token: 'old' }],
    },
    after: {
      password_hash: '$argon2id$new',
      mail: 'a@b.test',
      oidc: { client_secret: 'new' },
      keys: [{ id: 1, token: 'new' }],
    },
  })
  const [entry] = await entries(db)
  expect(entry!.after_values).toBe('{"password_hash":"•••","oidc.client_secret":"•••","keys":[{"id":1,"token":"•••"}]}')
  expect(JSON.stringify(entry)).not.toMatch(/argon2id|"new"|"old"/)
})

test('long values and long lists of fields are cut', async () => {
  const db = await freshDatabase()
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field_${n}`, n]))
  await note(db, { ...change, before: undefined, after: { text: 'x'.repeat(5000), ...many } })
  const values = JSON.parse((await entries(db))[0]!.after_values!)
  expect(values.text).toBe(`${'x'.repeat(2000)}…`)
  expect(Object.keys(values)).toHaveLength(200)
})

test('the values of one entry are bounded together', async () => {
  const db = await freshDatabase()
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`text_${n}`, 'x'.repeat(2000)]))
  await note(db, { ...change, before: undefined, after: many })
  expect((await entries(db))[0]!.after_values!.length).toBeLessThan(110_000)
})

test('a change that fails leaves no entry', async () => {
  const db = await freshDatabase()
  const failing = db.transact(async (tx) => {
    await noteChange(tx, change, morning)
    throw new Error('The change fails.')
  })
  await expect(failing).rejects.toThrow('The change fails.')
  expect(await entries(db)).toEqual([])
})

test('the database refuses to change or delete an entry', async () => {
  const db = await freshDatabase()
  await note(db, change)
  const attempts = [
    `update audit_entries set actor = 2`,
    `update audit_entries set label = '', before_values = null, after_values = null, forgotten = 1`,
    `delete from audit_entries`,
    ...(db.dialect === 'postgres' ? ['truncate audit_entries'] : []),
  ]
  for (const attempt of attempts) {
    await expect(db.transact((tx) => sql.raw(attempt).execute(tx))).rejects.toThrow(/Entries of the audit log/)
  }
  expect(await entries(db)).toMatchObject([{ actor: 1, label: 'Mug' }])
})

test('erasing a person empties the entries about this person and no others', async () => {
  const db = await freshDatabase()
  const ada = { type: 'person', id: 5, label: 'Ada Lovelace' } as const
  await note(db, { ...change, subject: ada, before: { mail: 'ada@x.test' }, after: { mail: 'ada@y.test' } })
  await note(db, { ...change, subject: { ...ada, id: 55, label: 'Grace Hopper' } })
  await note(db, { ...change, actor: 5 })
  await db.transact((tx) => forgetPersonInAudit(tx, 5))
  await db.transact((tx) => forgetPersonInAudit(tx, 5))
  const [erased, other, by] = await entries(db)
  expect(erased).toMatchObject({ actor: 1, action: 'changed', subject_id: '5', label: '', forgotten: 1 })
  expect(erased).toMatchObject({ before_values: null, after_values: null })
  expect(other).toMatchObject({ label: 'Grace Hopper', forgotten: 0 })
  expect(by).toMatchObject({ actor: 5, label: 'Mug', forgotten: 0 })
})

test('an erased entry does not change a second time', async () => {
  const db = await freshDatabase()
  await note(db, { ...change, subject: { type: 'person', id: 5, label: 'Ada' } })
  await db.transact((tx) => forgetPersonInAudit(tx, 5))
  const rename = db.transact((tx) => tx.updateTable('audit_entries').set({ label: 'Someone else' }).execute())
  await expect(rename).rejects.toThrow(/Entries of the audit log/)
})

function note(db: Database, noted: NotedChange): Promise<boolean> {
  return db.transact((tx) => noteChange(tx, noted, morning))
}

function entries(db: Database) {
  return db.reader.selectFrom('audit_entries').selectAll().orderBy('id').execute()
}
