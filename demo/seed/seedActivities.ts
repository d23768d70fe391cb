import { toInstant } from '#shared/instant.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { recordEvent } from '#server/points/earning/recordEvent.ts'
import { openSiteEvents } from '#server/points/earning/ownEvents.ts'
import { type Academy, hourOf, siteTime } from './academy.ts'
import { cast } from '../content/cast.ts'
import { type DemoActivity, LAUNCHED_DAYS_AGO } from '../content/points/activities.ts'
import { seededId } from './seedVocabularies.ts'

/** Plans the activities of people, as the site and the outside training system record them. */
export function planActivities(academy: Academy, activities: readonly DemoActivity[]): void {
  const { agenda, db, now, uids } = academy
  let source = ''
  agenda.on(hourOf(now, -LAUNCHED_DAYS_AGO - 1, 10), async (at) => {
    const by = seededId(uids, 'admin@demo.test')
    const { id } = await createApiKey(db, { name: 'Learning record store', scopes: ['events', 'xapi'], by, now: at })
    source = `key:${id}`
  })
  for (const [place, activity] of activities.entries()) {
    if (!activity.outside) {
      agenda.on(activity.at, (at) => recordSeen(academy, activity, at))
      continue
    }
    const name = `lrs-${1000 + place}`
    agenda.on(activity.at, (at) => recordReported(academy, activity, { source, external_id: name }, at))
    if (activity.revoked_at === null) continue
    const again = { external_id: `${name}-back`, revokes: name }
    agenda.on(activity.revoked_at, (at) => recordReported(academy, activity, { source, ...again }, at))
  }
  // The demo users have already visited today, so signing in earns nothing more.
  for (const { mail } of cast) {
    agenda.on(now, (at) => recordSeen(academy, { mail, type: 'daily_login', training: null }, at))
  }
}

type Seen = Pick<DemoActivity, 'mail' | 'type' | 'training'>

/** Records an event on the site itself. */
async function recordSeen({ db, uids, trainings }: Academy, { mail, type, training }: Seen, at: Date): Promise<void> {
  const trainingId = training === null ? null : seededId(trainings, training)
  await db.transact(async (tx) => (await openSiteEvents(tx, seededId(uids, mail), at)).record(type, { trainingId }))
}

/** Records an event of an outside system. */
async function recordReported(
  { db, uids, trainings }: Academy,
  { mail, type, training, score }: DemoActivity,
  name: { source: string; external_id: string; revokes?: string },
  at: Date,
): Promise<void> {
  const about = name.revokes
    ? { type: '', uid: null, training_id: null, score: null }
    : {
        type,
        uid: seededId(uids, mail),
        training_id: training === null ? null : seededId(trainings, training),
        score,
      }
  await db.transact((tx) => recordEvent(tx, { ...name, ...about, at: toInstant(at) }, siteTime(at)))
}
