import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()

test('a form that is sent to a page of an unknown id leads to "not found"', async () => {
  const { url } = academy().site
  const cookie = await signInAt(url, 'admin@demo.test')
  const pages = [
    '/incentives/999999',
    '/incentives/999999/purchase',
    '/incentives/orders/999999',
    '/settings/appearance/organizations/999999',
    '/settings/incentives/transactions/999999',
    '/settings/incentives/transactions?show=999999',
    '/settings/incentives/schedules/999999/edit',
    '/settings/incentives/products/999999/codes',
    '/settings/trainings/999999/edit',
    '/settings/trainings/999999/preview',
    '/course-administration/sessions/999999',
    '/course-administration/rooms/999999/edit',
    '/training/999999/enrolment',
    '/user/999999/edit',
  ]
  const actions = ['archive', 'approve', 'save', 'cancel', 'enrol']
  for (const [page, action] of pages.flatMap((one) => actions.map((action) => [one, action] as const))) {
    const sent = { action, codes: 'A', listed: '1', key: 'k', form: 'profile' }
    const headers = { cookie, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(sent).toString()
    const { status } = await fetch(url + page, { method: 'POST', headers, body })
    expect(status, `${page} ${action}`).toBe(404)
  }
})
