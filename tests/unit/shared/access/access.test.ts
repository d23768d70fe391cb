import { describe, expect, test } from 'vitest'
import { admission, type Gate } from '#shared/access/admission.ts'
import { type Feature, featureSwitches, flagsFor } from '#shared/access/flags.ts'
import { gates, ungated } from '#shared/access/gates/gates.ts'
import { type Access, accessTypes, defaultRoleAccess } from '#shared/access/roles.ts'

const allOn = switches(true)
const allOff = switches(false)

function switches(on: boolean): Record<Feature, boolean> {
  return Object.fromEntries(featureSwitches.map((name) => [name, on])) as Record<Feature, boolean>
}

/** The outcome at a gate; `null` is a visitor. */
function at(gate: Gate, held: readonly Access[] | null, features = allOn) {
  const flags = flagsFor(features, held && new Set(held))
  return admission(gate, { features, flags, signedIn: held !== null })
}

/**
 * Every page with what it does for a visitor, for an account without permissions, for a learner, and with all features
 * off.
 */
function admissions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(gates).map(([page, gate]) => [
      page,
      [
        at(gate, null),
        at(gate, []),
        at(gate, defaultRoleAccess.learner),
        at(gate, defaultRoleAccess.learner, allOff),
      ].join(' '),
    ]),
  )
}

describe('the order of admission', () => {
  const hidden: Gate = { admit: 'storefront_page', feature: 'storefront_page', hidden: true }

  test('a feature that is off is not found, before anybody is asked to log in', () => {
    expect(at(hidden, null, { ...allOn, storefront_page: false })).toBe('not-found')
    expect(at({ admit: 'public', feature: 'catalog' }, null, { ...allOn, catalog: false })).toBe('not-found')
  })

  test('a visitor is asked to log in at a hidden page, before it is not found', () => {
    expect(at(hidden, null)).toBe('login')
    expect(at(hidden, [])).toBe('not-found')
  })

  test('a page for visitors does not ask them to log in, but the flag decides', () => {
    expect(at({ admit: 'storefront_page', visitors: true }, null)).toBe('admit')
    expect(at({ admit: 'incentives_shop', visitors: true }, null)).toBe('denied')
    expect(at({ admit: 'incentives_shop', visitors: true, hidden: true }, null)).toBe('not-found')
  })

  test('a page that shows users what is theirs stays open to them, and to nobody else', () => {
    const own: Gate = { admit: 'storefront_page', feature: 'storefront_page', visitors: true, own: true }
    expect(at(own, null, allOff)).toBe('not-found')
    expect(at(own, [], allOff)).toBe('admit')
    expect(at(own, [])).toBe('denied')
  })

  test('an account is enough for a page that only needs one', () => {
    expect(at({ admit: 'signed-in' }, null)).toBe('login')
    expect(at({ admit: 'signed-in' }, [])).toBe('admit')
  })
})

test('each page admits the people it is for', () => {
  const everyone = 'admit admit admit admit'
  const accounts = 'login admit admit admit'
  const shop = 'login denied admit not-found'
  expect(admissions()).toEqual({
    ...settingsPages(),
    ...availabilityPages(),
    '/': everyone,
    '/search': 'admit denied admit not-found',
    '/storefront': 'login not-found admit not-found',
    '/storefront/search': 'admit not-found admit not-found',
    '/storefront/[sectionId]': 'admit not-found admit not-found',
    '/training/[id]': 'admit denied admit admit',
    '/training/[id]/enrolment': accounts,
    '/training/[id]/sessions/[sessionId]': 'login admit admit not-found',
    '/dashboard': accounts,
    '/trainings': accounts,
    '/leaderboard': 'login admit admit not-found',
    '/incentives/wallet': 'login admit admit not-found',
    '/incentives': shop,
    '/incentives/[productId]': shop,
    '/incentives/[productId]/purchase': shop,
    '/incentives/purchase-success': shop,
    '/incentives/orders': 'login admit admit not-found',
    '/incentives/orders/[id]': 'login admit admit not-found',
    '/user': accounts,
    '/user/[uid]/edit': accounts,
    '/user/[uid]/mail': accounts,
    '/user/[uid]/avatar': accounts,
    '/user/notices': accounts,
    '/user/language': accounts,
    '/user/security': accounts,
    '/user/security/second-factor': accounts,
    '/user/login': everyone,
    '/user/invitation/[token]': everyone,
    '/user/mail/stop/[secret]': everyone,
    '/user/login/code': everyone,
    '/user/sso/start': everyone,
    '/user/sso/callback': everyone,
    '/user/logout': everyone,
    '/user/password': everyone,
    '/user/password/sent': everyone,
    '/user/password/[token]': everyone,
    '/user/mail/[token]': everyone,
    '/denied': everyone,
    '/not-found': everyone,
    '/[...path]': everyone,
    '/404': everyone,
    '/500': everyone,
  })
})

/** These are denied to learners, and to everyone while availability is off; they are never hidden. */
function availabilityPages(): Record<string, string> {
  const sessions = '/course-administration/sessions'
  const rooms = '/course-administration/rooms'
  const pages = [
    '/availability',
    '/course-administration',
    '/course-administration/availability',
    sessions,
    `${sessions}/create`,
    `${sessions}/[id]`,
    `${sessions}/[id]/edit`,
    rooms,
    `${rooms}/create`,
    `${rooms}/[id]/edit`,
  ]
  return Object.fromEntries(pages.map((page) => [page, 'login denied denied denied']))
}

test.each(['/availability', '/course-administration/availability'])(
  '%s is denied while availability is off',
  (page) => {
    const off = { ...allOn, availability: false }
    expect(at(gates[page]!, defaultRoleAccess.course_administrator)).toBe('admit')
    expect(at(gates[page]!, defaultRoleAccess.course_administrator, off)).toBe('denied')
    expect(at(gates[page]!, null, off)).toBe('login')
  },
)

test('the pages of availability admit the people who teach, those of all instructors the course administrators', () => {
  const teaches = ['availability_feature_manage_own'] as const
  const manages = ['availability_feature_manage'] as const
  for (const [page, gate] of Object.entries(gates)) {
    if (page !== '/availability' && !page.startsWith('/course-administration')) continue
    const isOwn = page === '/availability'
    expect([page, at(gate, teaches), at(gate, manages)]).toEqual([
      page,
      isOwn ? 'admit' : 'denied',
      isOwn ? 'denied' : 'admit',
    ])
    expect(at(gate, [...teaches, ...manages], { ...allOn, availability: false })).toBe('denied')
  }
})

test('a page of the settings admits the people with the permission for its area, and no others', () => {
  for (const [page, gate] of Object.entries(gates)) {
    if (!page.startsWith('/settings/')) continue
    const area = page.startsWith('/settings/storefront') ? 'storefront_manage' : 'site_settings'
    const needed = page.startsWith('/settings/incentives') ? 'incentives_settings' : area
    expect([page, accessTypes.filter((access) => at(gate, [access]) === 'admit')]).toEqual([page, [needed]])
  }
})

/** Learners may open no page of the settings. Those of the incentives do not exist for them. */
function settingsPages(): Record<string, string> {
  const pages = Object.keys(gates).filter((page) => page === '/settings' || page.startsWith('/settings/'))
  return Object.fromEntries(
    pages.map((page) => [
      page,
      page.startsWith('/settings/incentives/') ? 'login not-found not-found not-found' : 'login denied denied denied',
    ]),
  )
}

test.each([
  ['/storefront', 'storefront_page'],
  ['/storefront/search', 'storefront_page'],
  ['/storefront/[sectionId]', 'storefront_page'],
  ['/search', 'storefront_page'],
  ['/training/[id]', 'storefront_page'],
  ['/training/[id]/sessions/[sessionId]', 'availability'],
  ['/leaderboard', 'incentives_leaderboard'],
  ['/incentives/wallet', 'incentives'],
  ['/incentives', 'incentives_shop_enabled'],
  ['/incentives/orders', 'incentives'],
] as const)('%s goes with the switch %s and with no other', (page, feature) => {
  const gate = gates[page]!
  expect(gate.feature).toBe(feature)
  expect(at(gate, defaultRoleAccess.learner, { ...allOff, [feature]: true })).toBe('admit')
})

test('calls, files and feeds are no pages', () => {
  expect(ungated).toEqual([
    '/api/v2',
    '/media',
    '/theme',
    '/system',
    '/sitemap',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/demo',
    '/calendar',
    '/scim',
  ])
})
