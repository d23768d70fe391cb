import { toInstant } from '#shared/contract/time.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { recordEvent } from '#server/points/earning/recordEvent.ts'
import { recordInside } from '#server/points/earning/ownEvents.ts'
import { type Academy, hourOf, siteTime } from './academy.ts'
import { cast } from '../content/cast.ts'
import { type DemoDeed, LAUNCHED_DAYS_AGO } from '../content/points/deeds.ts'
import { seededId } from './seedVocabularies.ts'

/** Puts on the agenda what people did, as the site and the house that holds the trainings tell of it. */
export function planDeeds(academy: Academy, deeds: readonly DemoDeed[]): void {
  const { agenda, db, now, uids } = academy
  let source = ''
  agenda.on(hourOf(now, -LAUNCHED_DAYS_AGO - 1, 10), async (at) => {
    const by = seededId(uids, 'admin@demo.test')
    const { id } = await createApiKey(db, { name: 'Learning record store', scopes: ['events', 'xapi'], by, now: at })
    source = `key:${id}`
  })
  for (const [place, deed] of deeds.entries()) {
    if (!deed.outside) {
      agenda.on(deed.at, (at) => recordSeen(academy, deed, at))
      continue
    }
    const name = `lrs-${1000 + place}`
    agenda.on(deed.at, (at) => recordTold(academy, deed, { source, external_id: name }, at))
    if (deed.revoked_at === null) continue
    const again = { external_id: `${name}-back`, revokes: name }
    agenda.on(deed.revoked_at, (at) => recordTold(academy, deed, { source, ...again }, at))
  }
  // Whoever can sign in has been here today: the visit that follows gives them nothing on top of what they have.
  for (const { mail } of cast) {
    agenda.on(now, (at) => recordSeen(academy, { mail, type: 'daily_login', training: null }, at))
  }
}

type Seen = Pick<DemoDeed, 'mail' | 'type' | 'training'>

/** What the site saw itself. */
async function recordSeen({ db, uids, trainings }: Academy, { mail, type, training }: Seen, at: Date): Promise<void> {
  const trainingId = training === null ? null : seededId(trainings, training)
  await db.transact(async (tx) => (await recordInside(tx, seededId(uids, mail), at)).record(type, { trainingId }))
}

/** What another system told of. */
async function recordTold(
  { db, uids, trainings }: Academy,
  { mail, type, training, score }: DemoDeed,
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
