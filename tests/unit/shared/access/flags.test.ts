import { describe, expect, test } from 'vitest'
import { type Feature, featureSwitches, featuresInForce, flagsFor, isOpenToVisitors } from '#shared/access/flags.ts'
import { accessTypes, defaultRoleAccess, roleLabels, roles } from '#shared/access/roles.ts'

const allOn = switches(true)
const allOff = switches(false)

function switches(on: boolean): Record<Feature, boolean> {
  return Object.fromEntries(featureSwitches.map((name) => [name, on])) as Record<Feature, boolean>
}

/** The outcome at a gate; `null` is a visitor. */

describe('a flag', () => {
  const held = new Set<string>(accessTypes)

  test.each([
    ['storefront_page', 'storefront_page'],
    ['incentives_shop', 'incentives_shop_enabled'],
    ['incentives_shop_settings_available', 'incentives'],
    ['availability_feature_manage_own', 'availability'],
    ['availability_feature_manage', 'availability'],
  ] as const)('%s needs the permission and the switch %s', (access, feature) => {
    expect(flagsFor({ ...allOff, [feature]: true }, held)[access]).toBe(true)
    expect(flagsFor({ ...allOn, [feature]: false }, held)[access]).toBe(false)
    expect(flagsFor(allOn, new Set())[access]).toBe(false)
  })

  test.each(['storefront_manage', 'incentives_settings', 'site_settings'] as const)(
    '%s needs the permission alone',
    (access) => {
      expect(flagsFor(allOff, held)[access]).toBe(true)
      expect(flagsFor(allOn, new Set())[access]).toBe(false)
    },
  )

  test('for the shop settings follows the permission for incentive settings', () => {
    const flags = flagsFor(allOn, new Set(['incentives_settings']))
    expect(flags.incentives_shop_settings_available).toBe(true)
    const named = flagsFor(allOn, new Set(['incentives_shop_settings_available']))
    expect(named.incentives_shop_settings_available).toBe(false)
  })

  test('of a switch is the switch itself', () => {
    expect(flagsFor({ ...allOn, catalog: false }, null)).toMatchObject({ catalog: false, availability: true })
  })

  test('of a visitor is on for the storefront only', () => {
    const flags = flagsFor(allOn, null)
    expect(accessTypes.filter((access) => flags[access])).toEqual(['storefront_page'])
    expect(isOpenToVisitors('storefront_page')).toBe(true)
    for (const flag of ['incentives_shop', 'catalog', '']) expect(isOpenToVisitors(flag), flag).toBe(false)
  })
})

test('the shop and the leaderboard need the points economy, and their own switches', () => {
  const without = { incentives_shop_enabled: false, incentives_leaderboard: false }
  expect(featuresInForce(allOn)).toEqual(allOn)
  expect(featuresInForce({ ...allOn, incentives: false })).toMatchObject(without)
  expect(featuresInForce({ ...allOn, ...without })).toMatchObject(without)
  expect(featuresInForce({ ...allOff, incentives: true })).toMatchObject(without)
})

test('each role begins with its permissions', () => {
  expect(defaultRoleAccess).toEqual({
    learner: ['storefront_page', 'incentives_shop'],
    instructor: ['storefront_page', 'incentives_shop', 'availability_feature_manage_own'],
    content_manager: ['storefront_page', 'storefront_manage', 'incentives_shop'],
    incentives_manager: [
      'storefront_page',
      'incentives_shop',
      'incentives_settings',
      'incentives_shop_settings_available',
    ],
    course_administrator: [
      'storefront_page',
      'incentives_shop',
      'availability_feature_manage_own',
      'availability_feature_manage',
    ],
    administrator: [
      'storefront_page',
      'storefront_manage',
      'incentives_shop',
      'incentives_settings',
      'incentives_shop_settings_available',
      'availability_feature_manage_own',
      'availability_feature_manage',
      'site_settings',
    ],
  })
})

test('every role has a name', () => {
  expect(Object.keys(roleLabels)).toEqual([...roles])
})
