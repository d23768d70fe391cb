import { toInstant } from '#shared/instant.ts'
import { Rule } from '#shared/points/rules.ts'
import { award } from '#server/points/award.ts'
import { adjust } from '#server/points/adjust.ts'
import { saveRules } from '#server/points/earning/saveRules.ts'
import { removeSchedule } from '#server/points/schedules/removeSchedule.ts'
import { createSchedule } from '#server/points/schedules/saveSchedule.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { type Academy, hourOf, siteTime } from './academy.ts'
import { KEEPER } from '../content/cast.ts'
import { between, chance } from '../content/chance.ts'
import { people } from '../content/people.ts'
import { LAUNCHED_DAYS_AGO } from '../content/points/activities.ts'
import { adjustments, scriptedCards } from '../content/points/scripted.ts'
import { caps, type DemoRule, rules } from '../content/rules.ts'
import { type DemoSchedule, schedules } from '../content/schedules.ts'
import { inLanguage, translationsOf } from '../content/translate.ts'
import type { Localised } from '../content/types.ts'
import { seededId } from './seedVocabularies.ts'

/** Plans the earning rules, the expiry schedules and the changes by hand. */
export function planEarning(academy: Academy): void {
  const { agenda, db, now, uids } = academy
  const days = (inDays: number) => toInstant(hourOf(now, inDays))
  for (const schedule of schedules((inDays) => dayIn(now, inDays))) planSchedule(academy, schedule)
  agenda.on(hourOf(now, -LAUNCHED_DAYS_AGO - 1, 9), async (at) => {
    const list = rules.map((rule) => ruleOf(academy, rule, days))
    const body = { revision: 0, enabled: true, ...caps, rules: list }
    await saveRules(db, { body, by: seededId(uids, KEEPER), now: at, newId: () => crypto.randomUUID() })
  })
  agenda.on(hourOf(now, -LAUNCHED_DAYS_AGO, 7), (at) => bringCards(academy, at))
  for (const { mail, days_ago, ...given } of adjustments) {
    agenda.on(hourOf(now, -days_ago, 15), async (at) => {
      const whose = { uid: seededId(uids, mail), actor: seededId(uids, KEEPER), key: `demo:${mail}:${days_ago}` }
      await adjust(db, { ...given, ...whose }, siteTime(at))
    })
  }
}

function planSchedule({ agenda, db, now, schedules: ids }: Academy, schedule: DemoSchedule): void {
  const { key, name, description, terms, status, is_default = false, made_days_ago, archived_days_ago } = schedule
  agenda.on(hourOf(now, -made_days_ago, 9), async (at) => {
    const begun = status === 'draft' ? 'draft' : 'active'
    const { id } = await createSchedule(
      db,
      { name, description, terms, status: begun, is_default },
      { by: null, now: at },
    )
    ids.set(key, id)
  })
  if (archived_days_ago === undefined) return
  // Points were earned under it, so it is archived instead of deleted.
  agenda.on(hourOf(now, -archived_days_ago, 9), async (at) => {
    await removeSchedule(db, seededId(ids, key), { by: null, now: at })
  })
}

function ruleOf(
  { terms, organizations, schedules: ids }: Academy,
  rule: DemoRule,
  days: (inDays: number) => string,
): Rule {
  const {
    name,
    min_score = null,
    terms: keys = [],
    organizations: houses,
    from_in_days,
    until_in_days,
    schedule,
    ...said
  } = rule
  const value = houses?.map((key) => seededId(organizations, key))
  return Rule.parse({
    ...said,
    name: name.en,
    translations: translationsOf((language) => ({ name: inLanguage(name, language) })),
    filters: { trainings: [], terms: keys.map((key) => seededId(terms, key)), min_score },
    restrictions: value ? [{ type: 'organizations', value }] : [],
    from: from_in_days === undefined ? null : days(from_in_days),
    until: until_in_days === undefined ? null : days(until_in_days),
    schedule: schedule ? seededId(ids, schedule) : null,
  })
}

/** In the language of each person, because an entry stores only one reason. */
const fromCard: Localised = { en: 'From your stamp card', ar: 'من بطاقة أختامك' }

/** Earlier users bring the points of their paper cards. */
async function bringCards({ db, uids, schedules: ids }: Academy, at: Date): Promise<void> {
  const random = chance(23)
  for (const { mail, joined_days_ago, language } of people) {
    const points = scriptedCards[mail] ?? between(random, 2, 12) * 10
    if (joined_days_ago <= LAUNCHED_DAYS_AGO || points === 0) continue
    const card = { uid: seededId(uids, mail), kind: 'import', points, scheduleId: seededId(ids, 'cards') } as const
    await db.transact((tx) =>
      award(tx, { ...card, reason: fromCard[language], key: `cards:${card.uid}` }, siteTime(at)),
    )
  }
}

function dayIn(now: Date, inDays: number): string {
  const { now: moment, timeZone } = siteTime(hourOf(now, inDays, 12))
  return dayOf(moment, timeZone).toString()
}
