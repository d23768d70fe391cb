import { admission } from '#shared/access/admission.ts'
import type { Feature, Flag } from '#shared/access/flags.ts'
import { gates } from '#shared/access/gates/gates.ts'
import { msg } from '#shared/i18n/message.ts'
import type { IconName } from '#shared/theme/icons.ts'

/** An entry of the sidebar; the title is a source string. */
export interface NavigationItem {
  id: string
  title: string
  href: string
  icon: IconName
}

const entries: readonly NavigationItem[] = [
  { id: 'dashboard', title: msg('Dashboard'), href: '/dashboard', icon: 'home' },
  { id: 'trainings', title: msg('My trainings'), href: '/trainings', icon: 'menu_book' },
  { id: 'storefront', title: msg('Storefront'), href: '/storefront', icon: 'storefront' },
  { id: 'incentives', title: msg('Rewards'), href: '/incentives', icon: 'redeem' },
  { id: 'leaderboard', title: msg('Leaderboard'), href: '/leaderboard', icon: 'emoji_events' },
  { id: 'availability', title: msg('Availability'), href: '/availability', icon: 'calendar_month' },
  {
    id: 'course-administration',
    title: msg('Course administration'),
    href: '/course-administration',
    icon: 'groups',
  },
  { id: 'settings', title: msg('Settings'), href: '/settings', icon: 'settings' },
]

/** Returns the sidebar of a signed-in user: the pages that the user may open. */
export function navigationFor(user: {
  features: Record<Feature, boolean>
  flags: Record<Flag, boolean>
}): NavigationItem[] {
  return entries.filter(({ href }) => {
    const gate = gates[href]
    return gate !== undefined && admission(gate, { ...user, signedIn: true }) === 'admit'
  })
}
