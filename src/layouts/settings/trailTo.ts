import { settingsWay } from '#shared/access/settingsAreas.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Crumb } from '../shell/crumbs.ts'

/** The pages between Settings and a page below the one of this address, which is the last of them. */
export function trailTo(href: string, t: Translate): Crumb[] {
  return settingsWay(href).map((link) => ({ title: t(link.title), href: link.href }))
}
