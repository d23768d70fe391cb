import { toInstant } from '#shared/instant.ts'
import { touch } from '#server/cache/clock.ts'
import { isEmptySite } from '#server/cli/isEmptySite.ts'
import type { Database } from '#server/db/database.ts'
import { recountNumbers } from '#server/site/numbers.ts'
import { recountPopularity } from '#server/catalogue/facts/popularity.ts'
import { seedBookings } from './seedBookings.ts'
import { seedHistory } from './seedHistory.ts'
import { seedHours } from './seedHours.ts'
import { demoPassword, seedPeople } from './seedPeople.ts'
import { seedPoints } from './seedPoints.ts'
import { seedSessions } from './seedSessions.ts'
import { seedSite } from './seedSite.ts'
import { seedStorefronts } from './seedStorefronts.ts'
import { seedTrainings } from './seedTrainings.ts'
import { seedVocabularies } from './seedVocabularies.ts'

/**
 * Fills an empty database with the demo academy, all or nothing. Its history ends at `now`.
 * Returns false, and changes nothing, if there are people or trainings already.
 */
export async function seedDemo(db: Database, { now }: { now: Date }): Promise<boolean> {
  const passwordHash = await demoPassword()
  const seeded = await db.transact(async (tx) => {
    if (!(await isEmptySite(tx))) return false
    await seedSite(tx, now)
    const terms = await seedVocabularies(tx)
    const people = await seedPeople(tx, { terms, passwordHash, now })
    const trainings = await seedTrainings(tx, { terms, organizations: people.organizations, now })
    await seedHistory(tx, { uids: people.uids, trainingIds: trainings, now })
    await seedHours(tx, { uids: people.uids, now })
    await seedStorefronts(tx, { terms, trainings })
    await seedPoints(tx, { ...people, terms, trainings, now })
    await seedSessions(tx, { ...people, trainings, now })
    await seedBookings(tx, { ...people, trainings, now })
    await touch(tx, [
      'settings',
      'appearance',
      'languages',
      'terms',
      'storefront:registered',
      'storefront:unregistered',
    ])
    return true
  })
  if (seeded) {
    await recountPopularity(db, now)
    await recountNumbers(db, toInstant(now))
  }
  return seeded
}
