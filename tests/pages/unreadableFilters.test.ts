import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()

const products = '/settings/incentives/products'

/** Reads pages as a user of the academy. */
async function readerAs(mail: string) {
  const { site } = academy()
  const cookie = await signInAt(site.url, mail)
  return async (path: string) => {
    const answer = await fetch(site.url + path, { headers: { cookie } })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
}

const message = (filters: string) => `These filters cannot be read and are left out: ${filters}.`

test('the list of products leaves out a state that it cannot read, says so, and keeps the other filters', async () => {
  const read = await readerAs('admin@demo.test')
  const html = await read(`${products}?s=mug&type=voucher&state=nonsense`)
  expect(html).toContain(message('State'))
  expect(html).toMatch(/<input[^>]*type="search"[^>]*name="s"[^>]*value="mug"/)
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="type"[^>]*value="voucher"/)
  expect(await read(`${products}?s=mug&type=voucher`)).not.toContain('cannot be read')
})

test.each([
  ['/settings/people?role=pirate&status=active', 'Role'],
  ['/settings/trainings?state=lost&term=x', 'State and Term'],
  ['/settings/mails?state=lost&uid=me', 'State and Person'],
  ['/settings/translations?show=nothing&s=log', 'Texts'],
  ['/settings/incentives/schedules?status=lost', 'State'],
  ['/settings/incentives/transactions?from=soon', 'From'],
  ['/settings/audit?actor=me', 'Person'],
  ['/settings/appearance/organizations?brand=other', 'Brand'],
  ['/course-administration/rooms?state=lost', 'State'],
  ['/course-administration/sessions?training=x', 'Training'],
  ['/course-administration/availability?country=moon&view=table', 'Country'],
  ['/course-administration/availability?severity=high&view=conflicts', 'Severity'],
])('a list of the administrators says which filters it cannot read: %s', async (path, filters) => {
  const read = await readerAs('admin@demo.test')
  expect(await read(path)).toContain(message(filters))
})

test('a list of codes says that it cannot read a state', async () => {
  const read = await readerAs('admin@demo.test')
  const { id } = await academy()
    .db.reader.selectFrom('products')
    .select('id')
    .where('type', '=', 'voucher')
    .executeTakeFirstOrThrow()
  expect(await read(`${products}/${id}/codes?state=lost`)).toContain(message('State'))
})

test.each([
  ['/incentives?category=x&type=voucher', 'Category'],
  ['/incentives/wallet?kind=gift', 'Kind'],
  ['/leaderboard?period=decade&scope=everyone', 'Period'],
])('a page of learners says which filters it cannot read: %s', async (path, filters) => {
  const read = await readerAs('learner@demo.test')
  expect(await read(path)).toContain(message(filters))
})
