import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { RulesBody } from '#shared/points/rules.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Tx } from '#server/db/database.ts'
import { award } from '#server/points/award.ts'
import { currentRules } from '#server/points/earning/currentRules.ts'
import { recordLogin } from '#server/points/earning/ownEvents.ts'
import { saveRules } from '#server/points/earning/saveRules.ts'
import { removeSchedule } from '#server/points/schedules/removeSchedule.ts'
import { changeSchedule } from '#server/points/schedules/saveSchedule.ts'
import { simulateSchedule } from '#server/points/schedules/simulateSchedule.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { rulesOf } from './earning/earningSite.ts'
import { at, createSavers, createTerms, earn, setClock, timeZone } from './savers.ts'

const now = at('2026-11-21')
/** Long enough for the other transaction to reach the lock. */
const MEANWHILE_MS = 150

async function site() {
  const db = await freshDatabase()
  await setClock(db)
  const standard = await createTerms(db, { type: 'never' })
  const short = await createTerms(db, { type: 'rolling', amount: 20, unit: 'days' })
  const [uid = 0] = await createSavers(db, 1)
  return { db, standard, short, uid }
}

function giving(uid: number, scheduleId: number) {
  return (tx: Tx) =>
    award(tx, { uid, kind: 'earn', points: 5, reason: 'story', key: 'e', scheduleId }, { now, timeZone })
}

describe('a schedule that is removed', () => {
  test('while points are awarded under it is archived, and the points keep it', async () => {
    const { db, short, uid } = await site()
    const award = db.transact(async (tx) => {
      const posted = await giving(uid, short)(tx)
      await delay(MEANWHILE_MS)
      return posted
    })
    await delay(MEANWHILE_MS / 3)
    const left = await removeSchedule(db, short, { by: null, now })
    await award
    expect(left).toMatchObject({ id: short, status: 'archived' })
    const lot = await db.reader.selectFrom('lots').select('expires_on').executeTakeFirstOrThrow()
    expect(lot.expires_on).toBe('2026-12-11')
  })

  test('just before points are awarded under it leaves them the default', async () => {
    const { db, short, standard, uid } = await site()
    let gone = () => {}
    const removed = new Promise<void>((resolve) => {
      gone = resolve
    })
    const slow = { ...db, transact: (run: (tx: Tx) => Promise<never>) => db.transact((tx) => delayed(run(tx))) }
    async function delayed(run: Promise<never>) {
      const done = await run
      gone()
      await delay(MEANWHILE_MS)
      return done
    }
    const removal = removeSchedule(slow as typeof db, short, { by: null, now })
    await removed
    await db.transact(giving(uid, short))
    expect(await removal).toBeNull()
    const lot = await db.reader
      .selectFrom('lots')
      .innerJoin('schedule_versions', 'schedule_versions.id', 'lots.schedule_version')
      .select('schedule_id')
      .executeTakeFirstOrThrow()
    expect(lot.schedule_id).toBe(standard)
  })

  test('while rules that name it are saved is either kept or refused there', async () => {
    for (let round = 0; round < 8; round++) {
      const { db, short } = await site()
      const body = rulesOf([{ schedule: short }])
      const saving = { body, by: 0, now, newId: () => 'rule' }
      const [saved] = await Promise.allSettled([saveRules(db, saving), removeSchedule(db, short, { by: null, now })])
      const kept = await db.reader.selectFrom('schedules').select('id').where('id', '=', short).execute()
      if (saved.status === 'fulfilled') expect(kept).toHaveLength(1)
      else expect(saved.reason).toBeInstanceOf(Refusal)
      expect((await currentRules(db.reader)).document.rules).toHaveLength(saved.status === 'fulfilled' ? 1 : 0)
    }
  })
})

test('rules cannot name a schedule that is a draft, archived or unknown', async () => {
  const { db, short } = await site()
  const save = (rules: Parameters<typeof rulesOf>[0]) =>
    saveRules(db, { body: rulesOf(rules) satisfies RulesBody, by: 0, now, newId: () => 'rule' })
  await changeSchedule(db, short, { revision: 1, status: 'archived' }, { by: null, now })
  await expect(save([{ schedule: short }, { schedule: 4711 }])).rejects.toMatchObject({
    problems: [
      { path: 'rules[0][schedule]', code: 'status' },
      { path: 'rules[1][schedule]', code: 'not_found' },
    ],
  })
})

test('the simulation of a sliding schedule counts a visit without a sign-in as a login', async () => {
  const { db, short, uid } = await site()
  await earn(db, { uid, points: 5, now: at('2026-11-01'), scheduleId: short })
  await db.transact((tx) => recordLogin(tx, uid, at('2026-11-10')))
  const terms = { type: 'sliding', amount: 10, unit: 'days', reset_by: ['login'] } as const
  const wish = { schedule: short, terms: { ...terms, reset_by: ['login' as const], notice_days: [], grace_days: 0 } }
  const { expiring } = await simulateSchedule(db.reader, wish, { now, timeZone })
  expect(expiring).toEqual([{ date: '2026-11-20', people: 1, points: 5 }])
})
