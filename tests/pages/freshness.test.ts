import { describe, expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { touch } from '#server/cache/clock.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { recountNumbers, siteNumbers } from '#server/site/numbers.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { storedTrainings } from '#server/catalogue/save/storedTrainings.ts'
import { inputOf } from '#server/catalogue/save/trainingInput.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import type { RunningSite } from '#tests/support/site.ts'

const now = () => new Date()

/** Each kind of thing that `/` shows: how it changes, and what the next answer then holds. */
const changes: Record<string, { change: (db: Database) => Promise<unknown>; shows: string | RegExp }> = {
  'the words of a section': {
    change: (db) =>
      db.transact((tx) =>
        rewriteSection(tx, 'hero', (text) => text.replace('Good work can be learned.', 'A new opening.')),
      ),
    shows: 'A new opening.',
  },
  'the title of a training': {
    change: (db) =>
      changeTraining(db, 'accessible-by-habit', (input) => retitled(input, 'Accessible as a matter of course')),
    shows: 'Accessible as a matter of course',
  },
  'a training that is new': {
    change: async (db) => {
      const [stored] = (await storedTrainings(db.reader, [1])).values()
      const input = {
        ...inputOf(stored!),
        external_id: 'brand-new',
        created: toInstant(now()),
        price: null,
        organizations: [],
      }
      await db.transact((tx) => saveTraining(tx, { training: retitled(input, 'Published this minute') }, now()))
    },
    shows: 'Published this minute',
  },
  'the name of a topic': {
    change: (db) =>
      db.transact(async (tx) => {
        await tx.updateTable('terms').set({ name: 'Steering' }).where('name', '=', 'Leadership').execute()
        await touch(tx, ['terms'])
      }),
    shows: 'Steering',
  },
  'the name of the site': {
    change: (db) => changeSettings(db, (site) => ({ ...site.general, site_name: { en: 'Rowan Academy' } })),
    shows: 'Rowan Academy',
  },
  'the colours': {
    change: async (db) => {
      const { appearance } = await loadSite(db.reader)
      const colors = { ...appearance.colors, primary: '#7a1f5c' }
      await db.transact((tx) => saveSettings(tx, 'appearance', { ...appearance, colors }, toInstant(now())))
    },
    shows: /^(?!.*PREVIOUS_THEME)/s,
  },
  'a translation': {
    change: (db) =>
      db.transact(async (tx) => {
        await tx
          .insertInto('translation_overrides')
          .values({ langcode: 'en', source: 'Log in', translation: 'Come in' })
          .execute()
        await touch(tx, ['translations'])
      }),
    shows: 'Come in',
  },
  'the numbers of the site': {
    change: async (db) => {
      await db.transact((tx) =>
        tx.deleteFrom('enrolments').where('state', '=', 'completed').where('uid', '>', 20).execute(),
      )
      await recountNumbers(db, toInstant(now()))
    },
    shows: /^(?!.*>PREVIOUS_COMPLETIONS<)/s,
  },
  'a section that is taken off': {
    change: (db) =>
      db.transact(async (tx) => {
        await tx.updateTable('storefront_sections').set({ hidden: 1 }).where('type', '=', 'stats').execute()
        await touch(tx, ['storefront:unregistered'])
      }),
    shows: /^(?!.*The academy in numbers)/s,
  },
}

async function rewriteSection(tx: Tx, type: string, rewrite: (content: string) => string): Promise<void> {
  const section = await tx
    .selectFrom('storefront_sections')
    .innerJoin('storefronts', 'storefronts.id', 'storefront_id')
    .select(['storefront_sections.id', 'content'])
    .where('storefronts.type', '=', 'unregistered')
    .where('storefront_sections.type', '=', type)
    .executeTakeFirstOrThrow()
  const content = rewrite(section.content)
  expect(content).not.toBe(section.content)
  await tx.updateTable('storefront_sections').set({ content }).where('id', '=', section.id).execute()
  await touch(tx, ['storefront:unregistered'])
}

async function changeTraining(
  db: Database,
  name: string,
  change: (input: ReturnType<typeof inputOf>) => ReturnType<typeof inputOf>,
) {
  const { id } = await db.reader
    .selectFrom('trainings')
    .select('id')
    .where('external_id', '=', name)
    .executeTakeFirstOrThrow()
  const stored = (await storedTrainings(db.reader, [id])).get(id)!
  await db.transact((tx) => saveTraining(tx, { id, training: change(inputOf(stored)) }, now()))
}

function retitled(input: ReturnType<typeof inputOf>, title: string): ReturnType<typeof inputOf> {
  return { ...input, texts: { ...input.texts, en: { ...input.texts.en!, title } } }
}

async function changeSettings(
  db: Database,
  change: (site: Awaited<ReturnType<typeof loadSite>>) => object,
): Promise<void> {
  const site = await loadSite(db.reader)
  await db.transact((tx) => saveSettings(tx, 'general', change(site), toInstant(now())))
}

describe.each([
  ['one process', [{}]],
  ['two workers', [{ WORKERS: '2' }]],
  ['two nodes', [{}, {}]],
])('with %s a change is on the page at the next request:', (_name, nodes: Record<string, string>[]) => {
  const academy = shareAcademy({ nodes })

  test('everything that `/` shows is new', async () => {
    const { sites, db } = academy()
    for (const [name, { change, shows }] of Object.entries(changes)) {
      const [before] = await readEverywhere(sites)
      const { completions } = await siteNumbers(db.reader)
      const theme = /\/theme\/[\w-]+\.css/.exec(before!)![0]
      const wanted =
        shows instanceof RegExp
          ? new RegExp(
              shows.source.replace('PREVIOUS_THEME', theme).replace('PREVIOUS_COMPLETIONS', `${completions}`),
              's',
            )
          : shows
      expect(matches(before!, wanted), `${name}: it shows before it was changed`).toBe(false)
      await change(db)
      for (const page of await readEverywhere(sites)) expect(matches(page, wanted), name).toBe(true)
    }
  })

  test('and what it does not show leaves it as it was', async () => {
    const { sites, db } = academy()
    await readEverywhere(sites)
    const kept = await etags(sites)
    await db.transact((tx) => touch(tx, ['training:31', 'storefront:registered']))
    expect(await etags(sites)).toEqual(kept)
    const hits = await Promise.all(sites.map(cacheHits))
    for (const count of hits) expect(count).toBeGreaterThan(0)
  })
})

function matches(page: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? page.includes(wanted) : wanted.test(page)
}

/** Every worker of every node: connections are dealt out in turn, so a few new ones reach them all. */
async function readEverywhere(sites: readonly RunningSite[]): Promise<string[]> {
  const asks = sites.flatMap((site) =>
    Array.from({ length: 4 }, () => fetch(`${site.url}/`, { headers: { connection: 'close' } })),
  )
  return Promise.all((await Promise.all(asks)).map((answer) => answer.text()))
}

async function etags(sites: readonly RunningSite[]): Promise<(string | null)[]> {
  const answers = await Promise.all(sites.map((site) => fetch(`${site.url}/`, { headers: { connection: 'close' } })))
  return answers.map((answer) => answer.headers.get('etag'))
}

async function cacheHits({ url }: RunningSite): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/page_cache_requests_total\{outcome="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}
