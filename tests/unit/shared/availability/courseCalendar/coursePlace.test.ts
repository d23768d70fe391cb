import { expect, test } from 'vitest'
import { courseAddress } from '#shared/availability/courseCalendar/courseAddress.ts'
import { CoursePlaceQuery } from '#shared/availability/courseCalendar/coursePlace.ts'
import { readPlace } from '#shared/contract/place.ts'
import { spanOfView } from '#shared/availability/courseCalendar/spanOfView.ts'

const read = (query: string) => readPlace(CoursePlaceQuery, new URLSearchParams(query)).place
const path = '/course-administration/availability'

test('an address holds the view, the day and the filters', () => {
  const query = 'view=week&date=2026-11-24&organization=3&country=DE&language%5B%5D=ar&training=7&s=mae&page=1'
  const place = read(query)
  expect(place).toEqual({
    view: 'week',
    date: '2026-11-24',
    organization: 3,
    country: 'DE',
    language: 'ar',
    training: 7,
    s: 'mae',
    page: 1,
  })
  expect(read(courseAddress(place, {}, { keepsPage: true }).split('?')[1]!)).toEqual(place)
})

test('values that cannot be read are left out, one by one', () => {
  expect(read('view=year&date=2026-02-30&organization=x&country=de&page=-1&s=+&severity=error')).toEqual({
    severity: 'error',
  })
  // The language of the page is no filter.
  expect(read('language=ar')).toEqual({})
  expect(read('country%5B%5D=DE&country%5B%5D=FR')).toEqual({ country: 'DE' })
})

test('a changed filter leads to the first page', () => {
  expect(courseAddress({ page: 2, country: 'DE' }, { country: 'FR' })).toBe(`${path}?country=FR`)
  expect(courseAddress({ page: 2 }, {}, { keepsPage: true })).toBe(`${path}?page=2`)
  expect(courseAddress({})).toBe(path)
})

test('the table has a choice of days, the other views have their own', () => {
  expect(spanOfView({})).toBe('day')
  expect(spanOfView({ view: 'month', span: 'day' })).toBe('month')
  expect(spanOfView({ view: 'table' })).toBe('day')
  expect(spanOfView({ view: 'table', span: 'week' })).toBe('week')
})
