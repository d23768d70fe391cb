import { expect, test } from 'vitest'
import type { CatalogueFacts } from '#server/catalogue/facts/catalogueFacts.ts'
import { startingAfter } from '#server/catalogue/list/orderTrainings.ts'
import { morning } from '#tests/support/freshDatabase.ts'

/** A catalogue in order: what has a date first, soonest first. */
function beginnings(...dates: (string | null)[]): Pick<CatalogueFacts, 'orders'> {
  const start_date = dates.map((starts, at) => ({
    id: at + 1,
    type: 'course' as const,
    provider: '',
    language: 'en',
    free: true,
    starts,
    created: '',
    popularity: 0,
    described: ['en'],
    terms: [],
    tids: [],
    organizations: [],
  }))
  return { orders: { start_date, newest: [], popular: [] } }
}

test.each<[string, (string | null)[], number[]]>([
  ['nothing begins where there is nothing', [], []],
  ['nothing begins where nothing has a date', [null, null], []],
  ['what has begun does not begin', ['2026-11-20 12:00:00', null], []],
  ['what begins this moment has begun', ['2026-11-21 09:00:00'], []],
  ['what is to come begins', ['2026-11-21 09:00:01', '2026-12-01 08:00:00'], [1, 2]],
  ['of all kinds only what is to come', ['2026-11-20 12:00:00', '2026-11-22 08:00:00', null, null], [2]],
])('%s', (_story, dates, expected) => {
  expect(startingAfter(beginnings(...dates), morning).map(({ id }) => id)).toEqual(expected)
})
