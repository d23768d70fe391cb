import { toInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { Trigger } from '#shared/points/rules.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { unlessConstraintBroken } from '../../db/unlessConstraintBroken.ts'
import { siteFacts } from '../../site/siteFacts.ts'
import { openWallet } from '../book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { recordEvent } from './recordEvent.ts'

/** The source of events on the site itself. */
export const SITE = 'site'

/** Opens a learner's wallet. The returned `record` records events on the site after the changes that they stand for. */
export async function openSiteEvents(tx: Tx, uid: number, now: Date) {
  const time: SiteTime = { now, timeZone: (await siteFacts(tx)).timeZone }
  await openWallet(tx, uid, time)
  return {
    async record(type: Trigger, { trainingId = null }: { trainingId?: number | null } = {}): Promise<void> {
      const name = [type, uid, trainingId, once[type]?.(time) ?? toInstant(now)].filter((part) => part !== null)
      await recordEvent(
        tx,
        {
          source: SITE,
          type,
          uid,
          score: null,
          external_id: name.join(':'),
          training_id: trainingId,
          at: toInstant(now),
        },
        time,
      )
    },
  }
}

/** The triggers that count once: in a lifetime or in a day. */
const once: { readonly [type in Trigger]?: (time: SiteTime) => string } = {
  first_login: () => 'ever',
  profile_completed: () => 'ever',
  daily_login: ({ now, timeZone }) => dayOf(now, timeZone).toString(),
}

/** Records a sign-in. A wallet with inconsistent numbers stays unchanged, so that its owner can still sign in. */
export async function recordSignIn(
  tx: Tx,
  { uid, isFirst, now }: { uid: number; isFirst: boolean; now: Date },
): Promise<void> {
  await unlessConstraintBroken(tx, async () => {
    const points = await openSiteEvents(tx, uid, now)
    if (isFirst) await points.record('first_login')
    await points.record('daily_login')
  })
}

/** Records the first visit of a user on each day of the site's clock. */
export async function recordLogin(tx: Tx, uid: number, now: Date): Promise<void> {
  if (await isRecorded(tx, uid, 'daily_login', dayOf(now, (await siteFacts(tx)).timeZone).toString())) return
  await recordSignIn(tx, { uid, isFirst: false, now })
}

/** Records that a user has completed the profile, the first time only. */
export async function recordProfile(tx: Tx, uid: number, now: Date): Promise<void> {
  if (await isRecorded(tx, uid, 'profile_completed', 'ever')) return
  await (await openSiteEvents(tx, uid, now)).record('profile_completed')
}

/** Checks before the wallet is locked: in most cases there is nothing to do. */
async function isRecorded(reader: Reader, uid: number, type: Trigger, when: string): Promise<boolean> {
  const row = await reader
    .selectFrom('learning_events')
    .select('id')
    .where('source', '=', SITE)
    .where('external_id', '=', `${type}:${uid}:${when}`)
    .executeTakeFirst()
  return row !== undefined
}
