import { expect, test } from 'vitest'
import { auditCodeLabels } from '#layouts/settings/audit/auditCodeLabels.ts'

test.each([
  ['order', 'state', 'fulfilled', 'Delivered'],
  ['product', 'status', 'paused', 'Paused'],
  ['product', 'type', 'experience', 'Experience'],
  ['product', 'cancel_policy', 'until_approved', 'Until it is approved'],
  ['expiry_schedule', 'terms.type', 'rolling', 'Rolling'],
  ['rules', 'rules.safety.trigger', 'training_completed', 'Training completed'],
  ['training_session', 'status', 'cancelled', 'Cancelled (session)'],
  ['person', 'roles', 'administrator', 'Administrator'],
] as const)('the audit log shows the code of %s, %s: %s as "%s"', (subject, field, code, words) => {
  expect(auditCodeLabels(subject, field)[code]).toBe(words)
})

test('a text of the same name in another kind of thing is no code', () => {
  expect(auditCodeLabels('room', 'status')).toEqual({})
  expect(auditCodeLabels('product', 'title')).toEqual({})
})
