import type { Database } from '#server/db/database.ts'
import { notifyWaiting } from '#server/shop/wishes/notifyWaiting.ts'
import type { LearnerVisit } from '#server/people/visit.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { toInstant } from '#shared/contract/time.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { openShop } from '../shopFixture.ts'

export const lookAsIs = (db: Database, at = morning) => notifyWaiting({ db, clock: () => at })

/** In the stories the shop is open, if they do not say anything else. */
export async function look(db: Database, at = morning): Promise<number> {
  await openShop(db)
  return lookAsIs(db, at)
}

export async function told(db: Database, { user }: LearnerVisit): Promise<string[]> {
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
