import { expect, test } from 'vitest'
import { type Audience, audienceTest, type Restriction } from '#shared/audience/restrictions.ts'
import { processorWatch } from '#tests/support/processorTime.ts'

test('the largest audience is compared with 500 users in a moment', () => {
  const values = Array.from({ length: 200 }, (_, index) => index + 1_000)
  const restrictions = Array.from({ length: 20 }, (): Restriction => ({ type: 'skill', value: values, rule: 'and' }))
  const skill = [...Array.from({ length: 29 }, (_, index) => index), 1_199]
  const users = Array.from({ length: 500 }, (): Audience => ({ skill }))
  const spentMs = processorWatch()
  const meets = audienceTest(restrictions)
  expect(users.filter(meets)).toHaveLength(500)
  expect(spentMs()).toBeLessThan(150)
})
