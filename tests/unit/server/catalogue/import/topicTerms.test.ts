import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addTerm } from '../catalogue.ts'
import { run } from './importing.ts'

const file = (...topics: string[]) =>
  [
    'external_id,title,language,url,topic,subtopic',
    ...topics.map((topic, at) => `t${at},Title ${at},en,https://a.example/${at},${topic}`),
  ].join('\n')

test('a topic is found by a translation, and its own name comes before a translation of another topic', async () => {
  const db = await freshDatabase()
  const databases = await addTerm(db, 'topic', 'Databases', { ar: 'قواعد البيانات' })
  const indexes = await addTerm(db, 'topic', 'Indexes', { parent: databases, ar: 'الفهارس' })
  await addTerm(db, 'topic', 'Storage', { ar: 'Backup' })
  const backup = await addTerm(db, 'topic', 'Backup')
  const rows = file('قواعد البيانات,', 'Databases,الفهارس', 'قواعد البيانات,indexes', 'Backup,')
  expect(await run(db, rows, { dryRun: true })).toMatchObject({ created: 4, newTopics: [] })
  expect(await run(db, rows)).toMatchObject({ created: 4, newTopics: [] })
  const held = await db.reader.selectFrom('training_terms').select('tid').orderBy('training_id').execute()
  expect(held.map(({ tid }) => tid)).toEqual([databases, indexes, indexes, backup])
  expect(await run(db, rows)).toMatchObject({ unchanged: 4 })
})

test('an import and its dry run name each new topic once, over all batches', async () => {
  const db = await freshDatabase()
  await addTerm(db, 'topic', 'Databases', { ar: 'قواعد البيانات' })
  const crowd = Array.from({ length: 250 }, () => 'Sailing,')
  const rows = file('Sailing,', ...crowd, 'sailing,Knots', 'قواعد البيانات,Redis', ',')
  const newTopics = ['Sailing', 'sailing › Knots', 'قواعد البيانات › Redis']
  expect(await run(db, rows, { dryRun: true })).toMatchObject({ created: 254, newTopics })
  expect(await run(db, rows)).toMatchObject({ created: 254, newTopics })
  expect(await run(db, rows)).toMatchObject({ unchanged: 254, newTopics: [] })
})
