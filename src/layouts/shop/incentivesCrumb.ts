import type { Flag } from '#shared/access/flags.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Crumb } from '../shell/crumbs.ts'

/** The first page of the breadcrumb of a user's orders: the shop, or the wallet while the user has no shop. */
export function incentivesCrumb(t: Translate, flags: Record<Flag, boolean>): Crumb {
  return { title: t('Rewards'), href: flags.incentives_shop ? '/incentives' : '/incentives/wallet' }
}
