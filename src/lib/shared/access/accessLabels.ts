import { msg } from '../i18n/message.ts'
import type { Access } from './roles.ts'

/** A permission that administrators give to roles: its name, and what it opens, as source strings. */
interface AccessLabel {
  name: string
  text: string
}

/** The permissions that can be given, in the order of the page; the others follow from them. */
export const givenAccess = [
  'storefront_page',
  'incentives_shop',
  'availability_feature_manage_own',
  'storefront_manage',
  'incentives_settings',
  'availability_feature_manage',
  'site_settings',
] as const satisfies readonly Access[]
export type GivenAccess = (typeof givenAccess)[number]

export const accessLabels: Record<GivenAccess, AccessLabel> = {
  storefront_page: { name: msg('Storefront'), text: msg('See the storefront.') },
  incentives_shop: { name: msg('Rewards shop'), text: msg('See rewards and spend points on them.') },
  availability_feature_manage_own: {
    name: msg('Own availability'),
    text: msg('State when they can teach, and be chosen as an instructor.'),
  },
  storefront_manage: {
    name: msg('Edit storefronts'),
    text: msg('Change the sections of both storefronts and their look.'),
  },
  incentives_settings: {
    name: msg('Manage incentives'),
    text: msg('Products, rules, schedules, transactions and the shop.'),
  },
  availability_feature_manage: {
    name: msg('Course administration'),
    text: msg('See everyone’s availability, and plan sessions and rooms.'),
  },
  site_settings: {
    name: msg('Site settings'),
    text: msg('General settings, appearance, languages, people and trainings.'),
  },
}
