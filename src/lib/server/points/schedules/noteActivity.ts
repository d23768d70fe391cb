import { sql } from 'kysely'
import { fromInstant } from '#shared/instant.ts'
import { expiryOf } from '#shared/points/expiry.ts'
import { memo } from '#shared/memo.ts'
import { type Activity, ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { LotRow, WalletRow } from '../../db/schema/points.ts'
import { statement } from '../../db/statement.ts'
import { nextWalletChange, openLots } from '../book/lots.ts'
import type { SiteTime } from '../../site/siteTime.ts'

/** A version of a schedule whose periods an activity restarts. */
export interface SlidingVersion {
  version: number
  terms: Extract<ScheduleTerms, { type: 'sliding' }>
}

/**
 * Restarts the sliding periods that an activity of a learner resets: these lots are valid for a whole period again. An
 * end date never becomes earlier. The wallet must be open; the caller saves it. Returns the wallet's lots if any of them
 * was changed.
 * @param known the open lots, of which only one with a schedule and an end can move, and what `slidingBy` returns
 */
export async function noteActivity(
  tx: Tx,
  wallet: WalletRow,
  activity: Activity,
  { timeZone }: Pick<SiteTime, 'timeZone'>,
  known?: { open: readonly LotRow[]; sliding: readonly SlidingVersion[] },
): Promise<LotRow[] | undefined> {
  if (known?.open.every(({ schedule_version, expires_at }) => schedule_version === null || expires_at === null))
    return undefined
  let moved = false
  for (const { version, terms } of known?.sliding ?? (await slidingBy(tx, activity))) {
    const end = expiryOf(terms, fromInstant(wallet.settled_at), timeZone)
    if (!end) continue
    const { numUpdatedRows } = await tx
      .updateTable('lots')
      .set(end)
      .where('uid', '=', wallet.uid)
      .where('remaining', '>', sql.lit(0))
      .where('schedule_version', '=', version)
      .where('expires_at', '<', end.expires_at)
      .executeTakeFirst()
    moved ||= numUpdatedRows > 0n
  }
  if (!moved) return undefined
  const lots = await openLots(tx, wallet.uid)
  wallet.next_change_at = nextWalletChange(lots, wallet.settled_at)
  return lots
}

/** The versions of sliding schedules that an activity resets; most sites have none or a few. */
export async function slidingBy(reader: Reader, activity: Activity): Promise<SlidingVersion[]> {
  const rows = await slidingVersions.rows(reader, {})
  return rows.flatMap(({ version, terms: text }) => {
    const terms = termsIn(text)
    return terms.type === 'sliding' && terms.reset_by.includes(activity) ? [{ version, terms }] : []
  })
}

/** The terms of a version of a schedule. */
export async function termsOfVersion(reader: Reader, version: number): Promise<ScheduleTerms> {
  const { terms } = await reader
    .selectFrom('schedule_versions')
    .select('terms')
    .where('id', '=', version)
    .executeTakeFirstOrThrow()
  return termsIn(terms)
}

/** A site has few versions, and every purchase asks for the sliding ones. */
const termsIn = memo(100, (text: string) => ScheduleTerms.parse(JSON.parse(text)))

const slidingVersions = statement((reader: Reader) =>
  reader
    .selectFrom('schedule_versions')
    .select(['id as version', 'terms'])
    // The terms contain no free text, so this matches only sliding schedules.
    .where('terms', 'like', sql.lit('%"type":"sliding"%'))
    .orderBy('id'),
)
