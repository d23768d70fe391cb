import { sessionPaths } from '#shared/access/sessionPaths.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Crumb } from '../shell/crumbs.ts'

/** The page at the beginning of the way to every page of the course administration. */
export function coursesHome(t: Translate): Crumb {
  return { title: t('Course administration'), href: sessionPaths.home }
}
