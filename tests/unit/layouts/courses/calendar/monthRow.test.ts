import { expect, test } from 'vitest'
import { monthRow } from '#layouts/courses/calendar/monthRow.ts'
import { formatsFor } from '#shared/i18n/format.ts'

const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const locals = { t, format: formatsFor({ lang: 'en', timeZone: 'UTC', patterns: {} }), language: 'en' }
const person = { uid: 7, full_name: 'Mae "M" <b>', avatar: null, organizations: ['A & B'], title: null }
const session = { id: 4, title: 'First aid', training: 1, state: 'confirmed' as const, status: 'scheduled' as const }
const entry = (from: number) => ({ kind: 'session' as const, from, until: from + 10, session })
const facts = {
  columns: Array.from({ length: 30 }, (_, day) => ({ from: day * 100, until: day * 100 + 100 })),
  days: Array.from({ length: 30 }, (_, day) => ({ href: `?date=${day}&view=day`, words: `${day + 1} Nov` })),
  dayOf: (time: number) => Math.floor(time / 100),
  sessions: new Map(),
  sayMark: (mark: string) => mark,
  sayCount: String,
}
const free = Array.from({ length: 60 }, (_, half) => ({ from: half * 50 + 10, until: half * 50 + 40 }))

test('a row of a month is one line of free time, and one link for each day with sessions', () => {
  const times = { free, entries: [entry(205), entry(220), entry(1500)] }
  const { text } = monthRow({ person: { ...person, time_zone: 'UTC' }, times, lead: 60 }, facts, locals)
  expect(text.match(/<path/g)).toHaveLength(1)
  expect(text.match(/<a /g)).toHaveLength(2)
  expect(text).toContain('<a href="?date=2&amp;view=day"  data-day="3 Nov" aria-label="2 2" >2</a >')
  expect(text).toContain('aria-label="Find a time with Mae &quot;M&quot; &lt;b&gt;"')
  expect(text).toContain('<bdi>A &amp; B</bdi>')
  // 60 free times, their person and two days with sessions; 200 such rows are one page.
  expect(text.length).toBeLessThan(2200)
})
