import type { Database } from '#server/db/database.ts'
import { notifyWaiting } from '#server/shop/wishes/notifyWaiting.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { openShop } from '../shopFixture.ts'

export const lookAsIs = (db: Database, at = morning) => notifyWaiting({ db, clock: () => at })

/** In the stories the shop is open, if they do not say anything else. */
export async function look(db: Database, at = morning): Promise<number> {
  await openShop(db)
  return lookAsIs(db, at)
}

export async function noticeLines(db: Database, { user }: LearnerVisit): Promise<string[]> {
  const rows = await db.reader.selectFrom('notices').selectAll().where('uid', '=', user.uid).orderBy('id').execute()
  return rows.map(({ type, details }) => `${type} ${JSON.parse(details).title}`)
}

/** Carries out `change` when the job has read the goals and begins to write. */
export function afterReading(db: Database, change: () => Promise<void>): Database {
  let isChanged = false
  return {
    ...db,
    async transact(run) {
      if (!isChanged) {
        isChanged = true
        await change()
      }
      return db.transact(run)
    },
  }
}

/** Makes Arabic the language of the site. */
export async function speakArabic(db: Database): Promise<void> {
  const { general } = await loadSite(db.reader)
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, default_language: 'ar' }, toInstant(morning)))
}

/** Adds users with the same points and the same goal. */
export async function addAlike(db: Database, { user: { uid } }: LearnerVisit, count: number): Promise<void> {
  await db.transact(async (tx) => {
    const { uid: _, ...user } = await tx
      .selectFrom('users')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
    const wallet = await tx.selectFrom('wallets').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
    const goal = await tx.selectFrom('saving_goals').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
    for (let n = 0; n < count; n++) {
      const keys = { name: `alike${n}`, mail: `alike${n}@saltmarsh.test` }
      const named = { ...user, ...keys, name_key: keys.name, mail_key: keys.mail }
      const alike = await tx.insertInto('users').values(named).returning('uid').executeTakeFirstOrThrow()
      await tx
        .insertInto('wallets')
        .values({ ...wallet, ...alike })
        .execute()
      await tx
        .insertInto('saving_goals')
        .values({ ...goal, ...alike })
        .execute()
    }
  })
}
