import { expect, test } from 'vitest'
import { sessionTime } from '#islands/sections/sessionTime.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { cardsWithIds } from '#server/catalogue/cards/cardsWithIds.ts'
import { upcomingTrainings } from '#server/catalogue/list/upcomingTrainings.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { createKeptCards } from '#server/catalogue/facts/keptCards.ts'
import { enrol } from '#server/enrolments/enrolment.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, addLearner, course, now, searching } from './catalogue.ts'

const t = (source: string, values: Record<string, string | number> = {}) =>
  source.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
const clock = (timeZone: string) => formatsFor({ lang: 'en', timeZone, patterns: {} })
const site = clock('Europe/Copenhagen')
/** 14:00 in Copenhagen, on a winter day. */
const starts = '2026-12-03 13:00:00'

test('a session in a room is at the room’s time for everybody, a webinar at the reader’s own', () => {
  const view = { t, format: clock('Asia/Amman'), roomFormat: site, hasOwnTime: true }
  expect(sessionTime({ type: 'session', starts }, view).time).toBe('14:00 CET')
  expect(sessionTime({ type: 'webinar', starts }, view).time).toBe('16:00 your time')
})

test('visitors read the site’s time with its zone', () => {
  const view = { t, format: site, roomFormat: site, hasOwnTime: false }
  expect(sessionTime({ type: 'webinar', starts }, view)).toEqual({
    day: '3\u00a0Dec',
    date: '3 Dec 2026',
    time: '14:00 CET',
  })
})

test('a session late in the evening keeps the day of its room', () => {
  const view = { t, format: clock('Asia/Tokyo'), roomFormat: site, hasOwnTime: true }
  const late = '2026-12-03 20:00:00'
  expect(sessionTime({ type: 'session', starts: late }, view).day).toBe('3\u00a0Dec')
  expect(sessionTime({ type: 'webinar', starts: late }, view).day).toBe('4\u00a0Dec')
})

test('dates that the learner is enrolled in stand in front, and say so', async () => {
  const db = await freshDatabase()
  const user = await addLearner(db, 'Amal')
  const live = (title: string, next_session_at: string) => add(db, course(title, { type: 'webinar', next_session_at }))
  await live('First', '2026-12-01 09:00:00')
  await live('Second', '2026-12-02 09:00:00')
  const mine = await live('Mine', '2026-12-24 09:00:00')
  await enrol(db, { user, trainingId: mine, now })
  const catalogue = await loadCatalogue(db.reader, createKeptCards())
  const asked = { language: 'en', siteLanguage: 'en', now, terms: [], limit: 2 }
  const titles = async (who: typeof user | null) =>
    (await upcomingTrainings(db.reader, catalogue, { ...asked, user: who })).map((one) => [one.title, one.enrolled])
  expect(await titles(user)).toEqual([
    ['Mine', true],
    ['First', false],
  ])
  expect(await titles(null)).toEqual([
    ['First', false],
    ['Second', false],
  ])
})

test('a search finds kinds of trainings, what costs nothing, and other words for the same thing', async () => {
  const db = await freshDatabase()
  const webinar = await add(
    db,
    course('The difficult talk', { type: 'webinar', price: { amount: 1000, currency: 'EUR' } }),
  )
  const sheets = await add(db, course('Spreadsheets that explain themselves'))
  const { search } = searching(db)
  const found = async (question: string) => (await search.search(question)).best(1000).map(({ id }) => id)
  expect(await found('webinar')).toEqual([webinar])
  expect(await found('ندوة')).toEqual([webinar])
  expect(await found('excel')).toEqual([sheets])
  expect(await found('free')).toEqual([sheets])
})

test('other words for the same thing also find trainings in Arabic', async () => {
  const db = await freshDatabase()
  const sheets = await add(db, course('جداول بيانات تشرح نفسها', { language: 'ar' }))
  const slides = await add(db, course('فكرة واحدة لكل شريحة', { language: 'ar' }))
  const { search } = searching(db)
  const found = async (question: string) => (await search.search(question)).best(1000).map(({ id }) => id)
  expect(await found('إكسل')).toEqual([sheets])
  expect(await found('عرض')).toEqual([slides])
  expect(await found('العروض')).toEqual([slides])
})

test('a provider is named in the reader’s language where it has a name there, and found by each', async () => {
  const db = await freshDatabase()
  const texts = {
    en: { title: 'Plain words', summary: '', description: '' },
    ar: { title: 'كلمات واضحة', summary: '', description: '', provider: 'مكتبة المدينة' },
  }
  const id = await add(db, { ...course('Plain words'), provider: 'City Library', texts })
  const catalogue = await loadCatalogue(db.reader, createKeptCards())
  const providerIn = async (language: string) =>
    (await cardsWithIds(db.reader, catalogue, [id], { user: null, language, siteLanguage: 'en', now }))[0]?.provider
  expect(await providerIn('en')).toBe('City Library')
  expect(await providerIn('ar')).toBe('مكتبة المدينة')
  const { search } = searching(db)
  for (const words of ['city library', 'مكتبة المدينة']) expect((await search.search(words)).best(1000)[0]?.id).toBe(id)
})
