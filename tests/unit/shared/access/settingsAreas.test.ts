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

  test('of the site are open to administrators, those of an area to its managers too', () => {
    const admitted = (path: string) =>
      (['administrator', 'incentives_manager', 'content_manager'] as const).map((role) => open(path, role))
    expect(admitted('/settings')).toEqual(['admit', 'admit', 'admit'])
    expect(admitted('/settings/storefront')).toEqual(['admit', 'denied', 'admit'])
    expect(admitted('/settings/storefront/registered')).toEqual(['admit', 'denied', 'admit'])
    expect(admitted('/settings/general')).toEqual(['admit', 'denied', 'denied'])
    expect(admitted('/settings/incentives')).toEqual(['admit', 'admit', 'denied'])
    expect(admitted('/settings/incentives/rules')).toEqual(['admit', 'admit', 'not-found'])
    const flags = flagsFor(on, new Set(['site_settings']))
    expect(admission(gates['/settings']!, { features: on, flags, signedIn: true })).toBe('admit')
  })

  test('of the incentives are not found while the incentives are off, and nobody is asked to log in for them', () => {
    const visitor = { features: { ...on, incentives: false }, flags: flagsFor(on, null), signedIn: false }
    expect(admission(gates[shop]!, visitor)).toBe('not-found')
    expect(admission(gates[shop]!, { ...visitor, features: on })).toBe('login')
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
    expect(isOpenSetting(shop, userOf('administrator'))).toBe(true)
  })

  test('list the areas and pages that the user may open', () => {
    const [incentives] = openSettings(userOf('incentives_manager')).filter(({ title }) => title === 'Incentives')
    expect(incentives?.pages.map(({ href }) => href)).toContain(shop)
    expect(openSettings(userOf('learner'))).toEqual([])
  })

  test('are listed in the order of the menu, each area with an icon and each page below it', () => {
    const areas = openSettings(userOf('administrator'))
    expect(areas.map(({ href, icon, pages }) => [href, icon, ...pages.map((page) => page.href)])).toEqual([
      ['/settings/general', 'tune'],
      ['/settings/appearance', 'web_asset', '/settings/appearance/versions', '/settings/appearance/organizations'],
      [
        '/settings/storefront',
        'storefront',
        '/settings/storefront/registered',
        '/settings/storefront/unregistered',
        '/settings/storefront/appearance',
      ],
      [
        '/settings/incentives',
        'redeem',
        '/settings/incentives/products',
        '/settings/incentives/schedules',
        '/settings/incentives/rules',
        '/settings/incentives/shop',
        '/settings/incentives/transactions',
      ],
      ['/settings/trainings', 'school', '/settings/trainings/import'],
      ['/settings/people', 'group', '/settings/roles', '/settings/people/import'],
      ['/settings/organizations', 'groups', '/settings/vocabularies'],
      ['/settings/translations', 'translate'],
      ['/settings/mails', 'mail'],
      ['/settings/sign-in', 'lock', '/settings/sign-in', '/settings/audit', '/settings/api-keys'],
    ])
    for (const { title } of areas.flatMap(({ pages }) => pages)) expect(title).toBeTruthy()
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
  expect(titles(settingsPaths.apiKeys)).toEqual(['Security', 'API keys'])
  expect(titles('/settings/elsewhere')).toEqual([])
  for (const href of openSettings(userOf('administrator')).flatMap(({ pages }) => pages.map((page) => page.href)))
    for (const link of settingsWay(href)) expect(open(link.href, 'administrator'), link.href).toBe('admit')
})
