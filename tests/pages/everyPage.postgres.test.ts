import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { pagesOf } from './validHtml/pagesOf.ts'

const academy = shareAcademy()

test('every page that links lead an administrator to is there on PostgreSQL, too', async () => {
  const { url } = academy().site
  const pages = await pagesOf(url, await signInAt(url, 'admin@demo.test'))
  expect(pages.filter(({ status }) => status >= 500).map(({ path, status }) => `${path}: ${status}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(50)
})
