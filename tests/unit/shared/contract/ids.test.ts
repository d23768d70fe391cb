import { expect, test } from 'vitest'
import { KeysetPage, MAX_ID } from '#shared/contract/common.ts'
import { UserFilter } from '#shared/contract/people.ts'

test('a number that no database can store never reaches one', () => {
  expect(KeysetPage.parse({ after: '59336349050' })).toEqual({ after: MAX_ID })
  expect(KeysetPage.parse({ after: '12' })).toEqual({ after: 12 })
  for (const name of ['uid', 'organizations', 'title']) {
    for (const id of ['-5950690256266067', '59336349050'])
      expect(UserFilter.safeParse({ [name]: [id] }).success, `${name} ${id}`).toBe(false)
    expect(UserFilter.safeParse({ [name]: [String(MAX_ID)] }).success).toBe(true)
  }
})
