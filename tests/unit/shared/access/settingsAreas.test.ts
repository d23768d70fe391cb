import { describe, expect, test } from 'vitest'
import { admission } from '#shared/access/admission.ts'
import { type Feature, featureSwitches, flagsFor } from '#shared/access/flags.ts'
import { gates } from '#shared/access/gates/gates.ts'
import { defaultRoleAccess, type Role } from '#shared/access/roles.ts'
import { isOpenSetting, openSettings, settingsWay } from '#shared/access/settingsAreas.ts'
import { settingsPaths } from '#shared/access/settingsPaths.ts'

const on = Object.fromEntries(featureSwitches.map((name) => [name, true])) as Record<Feature, boolean>
const userOf = (role: Role, features = on) => ({
  features,
  flags: flagsFor(features, new Set(defaultRoleAccess[role])),
})
const shop = '/settings/incentives/shop'
const open = (path: string, role: Role, features = on) =>
  admission(gates[path]!, { ...userOf(role, features), signedIn: true })

describe('the settings', () => {
  test('are open to users who may open one of the areas', () => {
    expect(open('/settings', 'incentives_manager')).toBe('admit')
    expect(open('/settings', 'administrator')).toBe('admit')
    expect(open('/settings', 'learner')).toBe('denied')
    expect(admission(gates['/settings']!, { ...userOf('learner'), signedIn: false })).toBe('login')
  })

  test('hide the pages of the shop from users who may not change it', () => {
    expect(open(shop, 'incentives_manager')).toBe('admit')
    expect(open(shop, 'learner')).toBe('not-found')
    expect(open(shop, 'administrator', { ...on, incentives: false })).toBe('not-found')
    expect(open(shop, 'administrator', { ...on, incentives_shop_enabled: false })).toBe('admit')
  })

  test('lead to pages below them only while these are open', () => {
    const manager = userOf('incentives_manager')
    const off = userOf('incentives_manager', { ...on, incentives: false })
    for (const path of [
      shop,
      '/settings/incentives/products/3/edit',
      '/settings/incentives/transactions?state=placed',
    ]) {
      expect(isOpenSetting(path, manager)).toBe(true)
      expect(isOpenSetting(path, off)).toBe(false)
    }
    expect(isOpenSetting('/settings/incentives/shops', manager)).toBe(false)
  })

  test('list the areas and pages that the user may open', () => {
    const [incentives] = openSettings(userOf('incentives_manager')).filter(({ title }) => title === 'Incentives')
    expect(incentives?.pages.map(({ href }) => href)).toContain(shop)
    expect(openSettings(userOf('learner'))).toEqual([])
  })

  test('have a page in the menu for the adjustments too', () => {
    const pages = openSettings(userOf('incentives_manager')).flatMap((area) => area.pages)
    const page = pages.find(({ parts = [] }) => parts.includes('/settings/incentives/adjustments'))
    expect(page?.title).toBe('Transactions')
  })
})

test('the way to a page of the settings is its area and the page', () => {
  const titles = (href: string) => settingsWay(href).map(({ title }) => title)
  expect(titles(settingsPaths.incentives)).toEqual(['Incentives'])
  expect(titles(settingsPaths.rules)).toEqual(['Incentives', 'Rules'])
  expect(titles('/settings/elsewhere')).toEqual([])
})
