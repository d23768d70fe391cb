import { flagsFor } from '#shared/access/flags.ts'
import { msg } from '#shared/i18n/message.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import type { Database, Reader } from '../../../db/database.ts'
import { countTry, type Limit } from '../../../db/throttle.ts'
import { findCurrentUser } from '../../../people/currentUser.ts'
import { callerOf } from '../../../network/callers.ts'
import { offeredLanguage } from '../../../site/languages/offeredLanguage.ts'
import type { Site } from '../../../site/site.ts'
import { feedEvents } from './feedEvents.ts'
import { writeCalendar } from './writeCalendar.ts'

/** Readings of one feed; programs read it every 15 minutes or less often. */
export const feedLimit: Limit = { name: 'feed:read', tries: 120, seconds: 3600 }
/** Addresses that lead to nothing, from one network address. */
export const missedFeedLimit: Limit = { name: 'feed:missed', tries: 60, seconds: 3600 }

interface FeedRequest {
  secret: string
  /** The network address of the request. */
  address: string
  /** Scheme and host of the site. */
  origin: string
  now: Date
}

/** A feed as text; without one, the seconds until the next try is allowed (0: there is no such feed). */
export type FeedText = { text: string } | { wait: number }

/** Reads the feed of a secret address. Nobody is signed in here: the secret is the permission. */
export async function readFeed(
  db: Database,
  site: Pick<Site, 'general' | 'features' | 'languages' | 'translator'>,
  { secret, address, origin, now }: FeedRequest,
): Promise<FeedText> {
  const uid = await ownerOf(db.reader, secret)
  const user = uid === undefined ? undefined : await findCurrentUser(db.reader, uid)
  if (!user || !site.features.availability) {
    return { wait: await db.transact((tx) => countTry(tx, missedFeedLimit, callerOf(address), now)) }
  }
  const wait = await db.transact((tx) => countTry(tx, feedLimit, String(user.uid), now))
  if (wait > 0) return { wait }
  const { general, features, translator } = site
  const language = offeredLanguage(site, user.language)
  const t = translator(language)
  const owner = {
    uid: user.uid,
    timeZone: user.timezone ?? general.timezone,
    teaches: flagsFor(features, user.permissions).availability_feature_manage_own,
  }
  const siteName = readerText(general.site_name, { language, siteLanguage: general.default_language })
  const text = await writeCalendar({
    name: t(msg('Sessions ({{site}})'), { site: siteName }),
    host: new URL(origin).host,
    language,
    events: await feedEvents(db.reader, owner, { t, origin, now }),
  })
  return { text }
}

async function ownerOf(reader: Reader, secret: string): Promise<number | undefined> {
  const row = await reader
    .selectFrom('instructor_choices')
    .select('uid')
    .where('feed_secret', '=', secret)
    .executeTakeFirst()
  return row?.uid
}
