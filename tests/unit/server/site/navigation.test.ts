import { describe, expect, it } from 'vitest'
import { navigationFor } from '#server/site/navigation.ts'
import { type Feature, flagsFor } from '#shared/access/flags.ts'
import { gates } from '#shared/access/gates/gates.ts'
import { type Access, defaultRoleAccess } from '#shared/access/roles.ts'
import { iconNames } from '#shared/theme/icons.ts'

const features: Record<Feature, boolean> = {
  catalog: true,
  storefront_page: true,
  incentives: true,
  incentives_shop_enabled: true,
  incentives_leaderboard: true,
  availability: true,
}

function sidebar(access: readonly Access[], switches = features) {
  return navigationFor({ features: switches, flags: flagsFor(switches, new Set(access)) })
}

describe('The sidebar', () => {
  it('leads a learner to what is theirs, each entry with an icon that exists', () => {
    const items = sidebar(defaultRoleAccess.learner)
    expect(items.map(({ href }) => href)).toEqual(expect.arrayContaining(['/dashboard', '/trainings', '/storefront']))
    for (const { icon } of items) expect(iconNames).toContain(icon)
  })

  it('leaves out a page that is switched off or that the person may not open', () => {
    const switchedOff = sidebar(defaultRoleAccess.learner, { ...features, storefront_page: false })
    expect(switchedOff.map(({ id }) => id)).not.toContain('storefront')
    expect(sidebar([]).map(({ id }) => id)).not.toContain('storefront')
  })

  it('names no page that does not exist', () => {
    for (const { href } of sidebar(defaultRoleAccess.administrator)) expect(gates).toHaveProperty([href])
  })
})
