import { expect, test } from 'vitest'
import { shopChange, type ShopValues } from '#islands/shop-settings-form/values.ts'

const saved: ShopValues = {
  enabled: true,
  title: { en: 'Rewards' },
  intro: {},
  banner: null,
  banner_height: 200,
  default_sort: 'featured',
  notify_mails: [],
  approval_default: false,
  point_value: null,
  leaderboard: { enabled: true, default_period: 'month' },
}

test('the form sends only the part of the leaderboard that the user changed', () => {
  const values: ShopValues = { ...saved, leaderboard: { enabled: true, default_period: 'week' } }
  const request = { values, saved, revision: 4, idempotencyKey: 'key' }
  expect(shopChange({ ...request, changes: { leaderboard: values.leaderboard } })).toEqual({
    leaderboard: { default_period: 'week' },
    revision: 4,
  })
  expect(shopChange({ ...request, values: saved, changes: {} })).toEqual({ revision: 4 })
})
