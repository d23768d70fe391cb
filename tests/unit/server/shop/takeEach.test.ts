import { expect, test } from 'vitest'
import { takeEach } from '#server/shop/takeEach.ts'

test('a thing whose action fails is explained, and its result has no state if that cannot be read either', async () => {
  const taken: number[] = []
  const results = await takeEach([1, 2, 3, 2], {
    take: async (id) => {
      if (id === 2) throw new Error('the engine stopped')
      taken.push(id)
      return 'done'
    },
    stateOf: () => Promise.reject(new Error('the engine does not start')),
    explain: (error) => ({ code: 'internal', message: error instanceof Error ? error.message : '' }),
  })
  expect(results).toEqual([
    { id: 1, ok: true, code: '', message: '', state: 'done' },
    { id: 2, ok: false, code: 'internal', message: 'the engine stopped', state: null },
    { id: 3, ok: true, code: '', message: '', state: 'done' },
  ])
  expect(taken).toEqual([1, 3])
})
