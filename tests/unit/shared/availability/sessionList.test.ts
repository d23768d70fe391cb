import { expect, test } from 'vitest'
import { isNarrowed, SessionPlace, sessionsAddress } from '#shared/availability/sessionList.ts'
import { readPlace } from '#shared/contract/place.ts'

const read = (query: string) => readPlace(SessionPlace, new URLSearchParams(query))

test('an address is the place in the list, and the place is the address', () => {
  const query = 's=fire&when=past&room=3&status=draft&from=2026-11-01&conflicts=1&sort=-title'
  const { place, unreadable } = read(query)
  expect(place).toEqual({
    s: 'fire',
    when: 'past',
    room: 3,
    status: 'draft',
    from: '2026-11-01',
    conflicts: true,
    sort: '-title',
  })
  expect(unreadable).toEqual([])
  expect(sessionsAddress(place)).toBe(`/course-administration/sessions?${query}`)
})

test('values that cannot be read are left out and named', () => {
  expect(read('training=x&uid=0&from=2026-02-31&sort=age&room=2')).toEqual({
    place: { room: 2 },
    unreadable: ['training', 'uid', 'from', 'sort'],
  })
})

test('a changed filter begins at the first page, and an order is no filter', () => {
  expect(sessionsAddress({ room: 2, page: 4 }, { sort: 'title' })).toBe(
    '/course-administration/sessions?room=2&sort=title',
  )
  expect(sessionsAddress()).toBe('/course-administration/sessions')
  expect([isNarrowed({ page: 1, sort: 'date' }), isNarrowed({ s: '' }), isNarrowed({ room: 2 })]).toEqual([
    false,
    false,
    true,
  ])
})
