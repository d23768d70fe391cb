import { fromInstant } from '#shared/instant.ts'
import { expiryOf } from '#shared/points/expiry.ts'
import type { Reader } from '../../db/database.ts'
import type { LotRow } from '../../db/schema/points.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { lastActivities } from './lastActivities.ts'
import { termsOfVersion } from './noteActivity.ts'

/** The end of a lot: both columns, or none. */
export type LotEnd = Pick<LotRow, 'expires_on' | 'expires_at'>

/**
 * The end of a lot as if one of its points had always stayed in it. Activities since `since` (UTC text) did not reach an
 * empty lot; each restarts a sliding period that has not ended before it.
 */
export async function renewedEnd(
  reader: Reader,
  { uid, remaining, schedule_version, expires_on, expires_at }: LotRow,
  since: string,
  { timeZone }: Pick<SiteTime, 'timeZone'>,
): Promise<LotEnd> {
  let end: LotEnd = { expires_on, expires_at }
  if (remaining > 0 || schedule_version === null) return end
  const terms = await termsOfVersion(reader, schedule_version)
  if (terms.type !== 'sliding') return end
  while (end.expires_at !== null) {
    const span = { from: since, until: end.expires_at }
    const last = (await lastActivities(reader, { after: uid - 1, upTo: uid }, terms.reset_by, span)).get(uid)
    const renewed = last === undefined ? null : expiryOf(terms, fromInstant(last), timeZone)
    if (!renewed || renewed.expires_at <= end.expires_at) break
    end = renewed
  }
  return end
}
