import { describe, expect, test } from 'vitest'
import { admission } from '#shared/access/admission.ts'
import { type Feature, featureSwitches, featuresInForce, flagsFor } from '#shared/access/flags.ts'
import { gates } from '#shared/access/gates/gates.ts'
import { type Access, defaultRoleAccess } from '#shared/access/roles.ts'

const allOn = Object.fromEntries(featureSwitches.map((name) => [name, true])) as Record<Feature, boolean>
const manager = new Set(defaultRoleAccess.incentives_manager)

/** The result of opening a page; `null` is a visitor. */
function at(pattern: string, held: readonly Access[] | null, features = allOn) {
  const flags = flagsFor(features, held && new Set(held))
  return admission(gates[pattern]!, { features, flags, signedIn: held !== null })
}

describe('the shop settings', () => {
  test('are available while the shop is closed, so that it can be opened', () => {
    const closed = { ...allOn, incentives_shop_enabled: false }
    expect(flagsFor(closed, manager).incentives_shop_settings_available).toBe(true)
    expect(flagsFor(closed, manager).incentives_shop).toBe(false)
  })

  test('need the points economy and the permission for incentive settings', () => {
    expect(flagsFor({ ...allOn, incentives: false }, manager).incentives_shop_settings_available).toBe(false)
    const learner = new Set(defaultRoleAccess.learner)
    expect(flagsFor(allOn, learner).incentives_shop_settings_available).toBe(false)
    expect(flagsFor(allOn, null).incentives_shop_settings_available).toBe(false)
  })
})

test('without the points economy there is no shop, no leaderboard and no wallet', () => {
  const features = featuresInForce({ ...allOn, incentives: false })
  expect(features).toMatchObject({ incentives_shop_enabled: false, incentives_leaderboard: false, catalog: true })
  for (const page of ['/incentives', '/leaderboard', '/incentives/wallet']) {
    expect(at(page, defaultRoleAccess.learner, features), page).toBe('not-found')
  }
})

describe('a storefront page', () => {
  const pages = ['/storefront', '/storefront/search', '/storefront/[sectionId]']

  test.each(pages)('%s is not found for a user without the permission', (page) => {
    expect(at(page, [])).toBe('not-found')
    expect(at(page, ['storefront_page'])).toBe('admit')
  })

  test.each(pages)('%s is not found for any user while storefronts are off', (page) => {
    const off = { ...allOn, storefront_page: false }
    for (const held of [null, defaultRoleAccess.administrator]) expect(at(page, held, off)).toBe('not-found')
  })
})

test('the shop is denied to a user without the permission', () => {
  expect(at('/incentives', [])).toBe('denied')
  expect(at('/incentives', null)).toBe('login')
})
