import { expect, test } from 'vitest'
import { runImports } from '#server/imports/runImports.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { importWorks } from '../../unit/server/imports/importWorks.ts'
import { browserAt } from '#tests/support/browserAt.ts'

async function desk() {
  const db = await demoDatabase()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', 'demo-academy')
  const run = () => runImports(importWorks(db))
  return { db, ask: admin.ask, run }
}

test.each([
  ['people', 'mail,first_name\nmona@new.test,Mona\nbroken,Otis', 'mail'],
  ['trainings', 'external_id,title,language,url\nT1,Knots,en,https://a.test/1\nT2,Ropes,en,nowhere', 'url'],
])('a file of %s is tried, then imported in the background with progress', async (kind, file, column) => {
  const { ask, run } = await desk()
  const path = `/api/v2/${kind}/import`
  const trial = await ask(path, { body: { file, dry_run: true } })
  expect(trial).toMatchObject({
    status: 200,
    body: { data: { dry_run: true, rows: 2, created: 1, bad: 1, left_out: [{ line: 3, problems: [{ column }] }] } },
  })
  const started = await ask(path, { body: { file } })
  expect(started).toMatchObject({ status: 201, body: { data: { kind, state: 'waiting', rows: 2, done: 0 } } })
  const { id } = started.body.data
  await run()
  const done = await ask(`${path}/${id}`)
  expect(done.body.data).toMatchObject({ state: 'done', done: 2, created: 1, bad: 1, left_out: [{ line: 3 }] })
  expect((await ask(`${path}/${id}/resume`, { method: 'POST', body: {} })).status).toBe(409)
  const again = await ask(path, { body: { file, dry_run: true } })
  expect(again.body.data).toMatchObject({ created: 0, unchanged: 1, bad: 1 })
  const other = kind === 'people' ? 'trainings' : 'people'
  expect((await ask(`/api/v2/${other}/import/${id}`)).status).toBe(404)
})

test('a trial names the usernames that are in use, on the site and in the file, as the import does', async () => {
  const { ask, run } = await desk()
  const path = '/api/v2/people/import'
  const rows = ['admin,mona@new.test,Mona', 'otis,otis@new.test,Otis', 'OTIS,else@new.test,Else']
  const known = 'learner,learner2@demo.test,Sam'
  const file = ['name,mail,first_name', ...rows, known].join('\n')
  const left = [2, 4, 5].map((line) => ({ line, problems: [{ column: 'name' }] }))
  const trial = await ask(path, { body: { file, dry_run: true } })
  expect(trial.body.data).toMatchObject({ rows: 4, created: 1, updated: 0, bad: 3, left_out: left })
  const { id } = (await ask(path, { body: { file } })).body.data
  await run()
  expect((await ask(`${path}/${id}`)).body.data).toMatchObject({ created: 1, updated: 0, bad: 3 })
})

test('a file of trainings names the topics that it adds, when it is tried and when it is imported', async () => {
  const { ask, run } = await desk()
  const path = '/api/v2/trainings/import'
  const rows = ['T1,Knots,en,https://a.test/1,Sailing', 'T2,Ropes,en,https://a.test/2,sailing']
  const file = ['external_id,title,language,url,topic', ...rows].join('\n')
  const trial = await ask(path, { body: { file, dry_run: true } })
  expect(trial.body.data).toMatchObject({ created: 2, new_topics: ['Sailing'] })
  const { id } = (await ask(path, { body: { file } })).body.data
  await run()
  expect((await ask(`${path}/${id}`)).body.data).toMatchObject({ created: 2, new_topics: ['Sailing'] })
  expect((await ask(path, { body: { file, dry_run: true } })).body.data).toMatchObject({ new_topics: [] })
  const people = await ask('/api/v2/people/import', { body: { file: 'mail\nnone', dry_run: true } })
  expect(people.body.data).not.toHaveProperty('new_topics')
})

test('columns with other names are mapped by hand', async () => {
  const { ask } = await desk()
  const path = '/api/v2/trainings/import'
  const file = 'Nummer,Was,Sprache,Wo,Nebenbei\nT9,Knots,en,https://a.test/1,x'
  expect((await ask(path, { body: { file, dry_run: true } })).status).toBe(400)
  const mapping = { Nummer: 'external_id', Was: 'title', Sprache: 'language', Wo: 'url', Nebenbei: '' }
  const trial = await ask(path, { body: { file, mapping, dry_run: true } })
  expect(trial.body.data).toMatchObject({ created: 1, bad: 0, mapping })
})

test('only administrators import, and no file without a header or beyond the limit is read', async () => {
  const { db, ask } = await desk()
  const manager = browserAt(db)
  await manager.signIn('courses@demo.test', 'demo-academy')
  const body = { file: 'mail,first_name\nmona@new.test,Mona' }
  expect((await manager.ask('/api/v2/people/import', { body })).status).toBe(403)
  expect((await manager.ask('/api/v2/trainings/import', { body })).status).toBe(403)
  const keeper = { role: 'course_administrator', access: 'site_settings' }
  await db.transact((tx) => tx.insertInto('role_access').values(keeper).execute())
  expect((await manager.ask('/api/v2/people/import', { body })).status, 'the settings alone are not enough').toBe(403)
  expect(await ask('/api/v2/people/import', { body: { file: 'first_name\nMona' } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'file', code: 'missing_column' }] },
  })
  expect((await ask('/api/v2/people/import', { body: { file: 'a'.repeat(950_000) } })).status).toBe(400)
})
