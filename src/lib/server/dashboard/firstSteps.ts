import { gates } from '#shared/access/gates/gates.ts'
import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { dayOf, endOfDay } from '#shared/zonedDays.ts'
import type { FirstStep } from '#shared/firstSteps.ts'
import { toInstant } from '#shared/instant.ts'
import type { Database, Reader } from '../db/database.ts'
import { currentRules } from '../points/earning/currentRules.ts'
import { countPeople } from '../site/numbers.ts'
import type { Site } from '../site/site.ts'

interface Asked {
  user: { uid: number }
  site: Pick<Site, 'features' | 'demo'>
  now: Date
}

/**
 * Returns the steps of setting up a site, in their order; none if every possible step is done, in a demo, or while the
 * user hides them.
 */
export async function firstSteps(reader: Reader, { user, site, now }: Asked): Promise<FirstStep[]> {
  if (site.demo || (await areHidden(reader, user.uid, now))) return []
  const steps = await stepsOf(reader, site.features)
  return steps.some((step) => !step.done && isPossible(step)) ? steps : []
}

/** Hides the steps from this user until the next day begins. */
export async function hideFirstSteps(
  db: Database,
  { uid, timeZone, now }: { uid: number; timeZone: string; now: Date },
): Promise<void> {
  const until = endOfDay(dayOf(now, timeZone), timeZone)
  await db.transact((tx) =>
    tx
      .insertInto('hidden_steps')
      .values({ uid, until })
      .onConflict((held) => held.column('uid').doUpdateSet({ until }))
      .execute(),
  )
}

async function areHidden(reader: Reader, uid: number, now: Date): Promise<boolean> {
  const hidden = await reader.selectFrom('hidden_steps').select('until').where('uid', '=', uid).executeTakeFirst()
  return hidden !== undefined && hidden.until > toInstant(now)
}

/** Trainings and people come by command, too. */
function isPossible({ name, href }: FirstStep): boolean {
  return href !== null || name === 'trainings' || name === 'people'
}

async function stepsOf(reader: Reader, features: Site['features']): Promise<FirstStep[]> {
  const [trainings, sections, products, people] = await Promise.all([
    countRows(reader, 'trainings'),
    countRows(reader, 'storefront_sections'),
    countProducts(reader),
    countPeople(reader),
  ])
  const { document } = await currentRules(reader)
  const rules = document.enabled ? document.rules.filter(({ enabled }) => enabled).length : 0
  const isOpen = features.incentives_shop_enabled
  const steps: FirstStep[] = [
    step('site', await isNamed(reader), '/settings/general'),
    step('trainings', trainings > 0, '/settings/trainings', trainings),
  ]
  if (features.storefront_page) {
    steps.push(step('storefront', sections > 0, '/settings/storefront', sections))
  }
  if (features.incentives) {
    const shopPage = products > 0 ? settingsPaths.shop : `${settingsPaths.products}/create`
    steps.push(step('rules', rules > 0, settingsPaths.rules, rules), {
      ...step('shop', isOpen && products > 0, shopPage, products),
      open: isOpen,
    })
  }
  return [...steps, step('people', people > 1, '/settings/people', people)]
}

function step(name: FirstStep['name'], done: boolean, page: string, count = 0): FirstStep {
  return { name, done, count, open: true, href: gates[page] ? page : null }
}

/** The footer is saved with the general settings only; the general settings are saved with the shop's switch, too. */
async function isNamed(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('settings').select('revision').where('name', '=', 'footer').executeTakeFirst()
  return row !== undefined && row.revision > 0
}

async function countRows(reader: Reader, table: 'trainings' | 'storefront_sections'): Promise<number> {
  const row = await reader
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function countProducts(reader: Reader): Promise<number> {
  const row = await reader
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
