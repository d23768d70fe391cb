import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addTerm, course, list } from '../catalogue.ts'

test('facets keep the order of their values when a choice changes the counts', async () => {
  const db = await freshDatabase()
  const [safety, cooking] = [await addTerm(db, 'topic', 'Safety'), await addTerm(db, 'topic', 'Cooking')]
  for (const title of ['One', 'Two']) await add(db, course(title, { terms: [cooking], type: 'video' }))
  await add(db, course('Three', { terms: [safety], language: 'de' }))
  await add(db, course('Four', { terms: [cooking, safety] }))
  await add(db, course('Five', { terms: [safety], language: 'de', type: 'video' }))
  const order = {
    type: ['course', 'video'],
    language: ['de', 'en'],
    topic: ['Safety', 'Cooking'],
  }
  for (const filter of [{}, { type: ['video' as const] }, { type: ['course' as const] }, { language: ['en'] }]) {
    const { facets } = await list(db, { filter })
    expect({
      type: facets.type.map(({ value }) => value),
      language: facets.language.map(({ value }) => value),
      topic: facets.topic.map(({ name }) => name),
    }).toEqual(order)
  }
})
