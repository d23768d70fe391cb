import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const api = '/api/v2'

async function administrator() {
  const browser = browserAt(await demoDatabase())
  await browser.signIn('admin@demo.test', 'demo-academy')
  return browser
}

test.each([
  'incentives/products/abc',
  'incentives/products/0',
  'incentives/products/99999999999',
  'incentives/schedules/0x1',
  'incentives/schedules/1e0',
  'incentives/transactions/1.5',
  'course-administration/sessions/next',
  'trainings/-1',
  'users/me',
])('%s is not found, like any other thing that does not exist', async (path) => {
  const { ask } = await administrator()
  expect(await ask(`${api}/${path}`)).toMatchObject({
    status: 404,
    body: { errors: [{ path: '', code: 'not_found' }] },
  })
})

test('an address with a wrong id is not found before its body is read', async () => {
  const { ask } = await administrator()
  expect((await ask(`${api}/incentives/products/abc`, { method: 'PATCH', body: { colour: 'red' } })).status).toBe(404)
})

test('an enrolment needs no body', async () => {
  const { ask } = await administrator()
  const open = (await ask(`${api}/trainings?free=1`)).body.data
  const first = await ask(`${api}/trainings/${open.at(-1).id}/enrolment`, { method: 'POST' })
  expect(first).toMatchObject({ status: 201, body: { data: { state: 'enrolled' } } })
})
