import { expect, test } from 'vitest'
import type { TrainingCard } from '#shared/contract/trainings.ts'
import { createKeptCards } from '#server/catalogue/facts/keptCards.ts'

const english = { language: 'en', siteLanguage: 'en' }
const arabic = { language: 'ar', siteLanguage: 'en' }

/** A database whose titles may change, and which says what it was asked for. */
function titles() {
  const asked: number[][] = []
  const now = new Map<number, string>()
  return {
    asked,
    now,
    read: async (ids: readonly number[]) => {
      asked.push([...ids])
      return ids.flatMap((id) => (now.has(id) ? [{ id, title: now.get(id) } as TrainingCard] : []))
    },
  }
}

test('what was read lately is not read again, in its language', async () => {
  const cards = createKeptCards()
  const { asked, now, read } = titles()
  for (const id of [1, 2, 3]) now.set(id, `Training ${id}`)
  await cards.find([1, 2], english, read)
  const found = await cards.find([2, 3, 4], english, read)
  await cards.find([1], arabic, read)
  expect(asked).toEqual([[1, 2], [3, 4], [1]])
  expect([...found.values()].map(({ title }) => title)).toEqual(['Training 2', 'Training 3'])
})

test('a training that was changed is read again, and so is everything where a list or a term was', async () => {
  const cards = createKeptCards()
  const { asked, now, read } = titles()
  for (const id of [1, 11]) now.set(id, 'before')
  const shown = async () => [...(await cards.find([1, 11], english, read)).values()].map(({ title }) => title)
  await shown()
  now.set(1, 'after')
  cards.forget(new Set(['settings', 'training:1']))
  expect((await shown()).toSorted()).toEqual(['after', 'before'])
  for (const tag of ['terms', 'trainings:start_date']) {
    cards.forget(new Set([tag]))
    await shown()
  }
  expect(asked).toEqual([[1, 11], [1], [1, 11], [1, 11]])
})

test('what a change overtakes while it is read is shown to who asked before it, and to nobody after', async () => {
  const cards = createKeptCards()
  const { now, read } = titles()
  now.set(1, 'before')
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const early = cards.find([1], english, async (ids) => {
    const rows = await read(ids)
    await arrived
    return rows
  })
  now.set(1, 'after')
  cards.forget(new Set(['training:1']))
  arrive()
  expect((await early).get(1)?.title).toBe('before')
  expect((await cards.find([1], english, read)).get(1)?.title).toBe('after')
})

test('the cache keeps the cards that were requested last', async () => {
  const cards = createKeptCards()
  const { asked, now, read } = titles()
  const ids = Array.from({ length: 601 }, (_, place) => place + 1)
  for (const id of ids) now.set(id, 'title')
  await cards.find(ids.slice(0, 600), english, read)
  await cards.find([1], english, read)
  await cards.find([601], english, read)
  await cards.find([1, 2], english, read)
  expect(asked.slice(1)).toEqual([[601], [2]])
})
