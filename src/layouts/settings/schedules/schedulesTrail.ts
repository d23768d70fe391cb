import type { Translate } from '#shared/i18n/message.ts'
import type { Crumb } from '../../shell/crumbs.ts'

export const SCHEDULES_PATH = '/settings/incentives/schedules'

/** The steps from the settings to a page of one schedule. */
export function schedulesTrail(t: Translate): Crumb[] {
  return [
    { title: t('Incentives'), href: '/settings/incentives' },
    { title: t('Schedules'), href: SCHEDULES_PATH },
  ]
}
