import { expect, test } from 'vitest'
import { createAudiencePreview } from '#client/editor/audiencePreview.ts'

function preview() {
  const asked: { choice: object; asOf: string | null }[] = []
  const store = createAudiencePreview(async (choice, asOf) => {
    asked.push({ choice, asOf })
    return { revision: asked.length } as never
  })
  return { asked, store }
}

const choice = { country: ['NO'] }

test('another date reads the previewed audience again', async () => {
  const { asked, store } = preview()
  await store.choose(choice, 'Country Norway', null)
  await store.moveTo('2027-03-01 11:00:00')
  expect(asked).toEqual([
    { choice, asOf: null },
    { choice, asOf: '2027-03-01 11:00:00' },
  ])
  expect(store.$previewed.get()).toMatchObject({ choice, words: 'Country Norway', storefront: { revision: 2 } })
})

test('without a preview another date reads nothing, and Reset wins over a slow answer', async () => {
  const { asked, store } = preview()
  await store.moveTo('2027-03-01 11:00:00')
  expect(asked).toEqual([])
  await store.choose(choice, 'Country Norway', null)
  const moving = store.moveTo(null)
  store.reset()
  await moving
  expect(store.$previewed.get()).toBeNull()
})

test('a choice that is given up before its answer changes nothing', async () => {
  const { store } = preview()
  expect(await store.choose(choice, 'Country Norway', null)).toBe(true)
  const asking = store.choose({ country: ['DK'] }, 'Country Denmark', null)
  store.giveUp()
  expect(await asking).toBe(false)
  expect(store.$previewed.get()).toMatchObject({ words: 'Country Norway' })
})

test('a preview knows the sections that its audience does not see; without one there are none', async () => {
  const sections = [
    { id: 1, hide: true },
    { id: 2, hide: false },
    { id: 3, hide: true },
  ]
  const store = createAudiencePreview(async () => ({ sections }) as never)
  expect([...store.$hiddenIds.get()]).toEqual([])
  await store.choose(choice, 'Country Norway', null)
  expect([...store.$hiddenIds.get()]).toEqual([1, 3])
  store.reset()
  expect([...store.$hiddenIds.get()]).toEqual([])
})

test('the editor learns what the preview is about, unless the choice was given up', async () => {
  const adopted: unknown[] = []
  const store = createAudiencePreview(
    async () => ({ revision: 7, sections: [] }) as never,
    (storefront) => adopted.push(storefront.revision),
  )
  const asking = store.choose(choice, 'Country Norway', null)
  store.giveUp()
  await asking
  expect(adopted).toEqual([])
  await store.choose(choice, 'Country Norway', null)
  expect(adopted).toEqual([7])
})
