import { expect, onTestFinished, test } from 'vitest'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { validate } from './validHtml/validate.ts'

const home = '/course-administration'

test('the calendar is served whole without a script, only to course administrators', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const [manager, learner] = await Promise.all(
    ['courses', 'learner'].map((name) => signInAt(site.url, `${name}@demo.test`)),
  )
  const get = (path: string, cookie = manager) =>
    fetch(site.url + path, { headers: { cookie: cookie ?? '' }, redirect: 'manual' })
  const queries = ['', '?view=week', '?view=month', '?view=table', '?view=table&span=week', '?view=conflicts']
  const pages = await Promise.all(
    queries.map(async (query) => {
      const answer = await get(`${home}/availability${query}`)
      expect(answer.status, query).toBe(200)
      return { name: query, html: await answer.text() }
    }),
  )
  expect(validate(pages)).toEqual([])
  for (const { name, html } of pages) expect(html, name).toContain(`href="${home}"`)
  const [day, week, month, table] = pages.map(({ html }) => html)
  expect(day).toContain('class="course-hours')
  expect(week).toContain('class="track-free"')
  expect(month).toContain('class="track-free"')
  expect(table).toContain('<table')
  expect((await get(home, learner)).headers.get('location')).toBe('/denied')
  expect((await get(`${home}/availability`, learner)).headers.get('location')).toBe('/denied')
  expect((await get(`${home}/availability`, 'language=en')).headers.get('location')).toMatch(/^\/user\/login/)
})

test('an address that cannot be read shows the calendar of today', async () => {
  const { site, end } = await serveAcademy()
  onTestFinished(end)
  const cookie = await signInAt(site.url, 'courses@demo.test')
  for (const query of [
    '?date=2026-02-30&view=year',
    '?page=999',
    '?organization=x&s=+',
    '?date=0001-01-01',
    '?date=8999-12-31',
  ]) {
    const answer = await fetch(`${site.url}${home}/availability${query}`, { headers: { cookie } })
    expect(answer.status, query).toBe(200)
  }
})
