import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { trainingOrders, trainingTypes } from '#shared/contract/trainings.ts'
import { createCacheClock } from '#server/cache/clock.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { recountPopularity } from '#server/catalogue/facts/popularity.ts'
import { rememberedCatalogue } from '#server/catalogue/facts/rememberedCatalogue.ts'
import { listTrainings } from '#server/catalogue/list/listTrainings.ts'
import { orderTrainings } from '#server/catalogue/list/orderTrainings.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import type { Tx } from '#server/db/database.ts'
import { createSearchIndex } from '#server/catalogue/search/searchIndex.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { deleteTraining, addLearner, addOrganization, addTerm, course, now } from '../catalogue.ts'
import { slowList } from './slowList.ts'

/** The terms and organisations of the test have these ids. */
const tids = [1, 2, 3, 4, 5]
const organizations = [1, 2]
const some = <V>(values: readonly V[]) => fc.subarray([...values])

const training = fc.record({
  title: fc.constantFrom('Python', 'Excel', 'Python and Excel', '算法', 'القيادة'),
  type: fc.constantFrom(...trainingTypes),
  language: fc.constantFrom('en', 'de', 'pt-BR', 'ar'),
  price: fc.option(fc.constant({ amount: 500, currency: 'EUR' })),
  published: fc.nat(9).map((nth) => nth > 0),
  next_session_at: fc.option(fc.constantFrom('2026-11-20 09:00:00', '2026-12-03 09:00:00', '2026-12-04 09:00:00')),
  terms: some(tids),
  organizations: fc.oneof(fc.constant([]), some(organizations)),
})
const change = fc.tuple(fc.nat(29), fc.option(training, { nil: undefined }))
const asked = fc.record({
  isMember: fc.boolean(),
  language: fc.constantFrom('en', 'pt', 'ar'),
  s: fc.option(fc.constantFrom('python', 'exel', '算法', 'python excel', 'zebra'), { nil: undefined, freq: 1 }),
  page: fc.nat(1),
  filter: fc.record(
    {
      type: some(trainingTypes),
      language: some(['en', 'pt', 'ar', 'xx']),
      free: fc.boolean(),
      include_own: fc.boolean(),
      linked: fc.boolean(),
      multilingual: fc.boolean(),
      ids: some([1, 2, 3, 5, 8, 13, 99_999]),
      order_by: fc.constantFrom(...trainingOrders),
    },
    { requiredKeys: [] },
  ),
  terms: fc.record({ topic: some(tids), level: some(tids), skill: some(tids) }, { requiredKeys: [] }),
})

test('lists and their counts are those of a look at each training, after each change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 }),
      fc.array(asked, { minLength: 6, maxLength: 6 }),
      async (rounds, lists) => {
        const { db, member } = await emptySite()
        const clock = createCacheClock(db)
        const catalogueNow = rememberedCatalogue(db.reader, clock)
        const search = createSearchIndex(db.reader, clock)
        const ids: number[] = []
        for (const [round, changes] of rounds.entries()) {
          await db.transact(async (tx) => {
            for (const [place, given] of changes) {
              const id = ids[place]
              if (!given && id !== undefined) {
                await deleteTraining(tx, id)
                ids.splice(place, 1)
              } else if (given) {
                const at = new Date(now.getTime() + round * 1000)
                const saved = await saveTraining(tx, { id, training: course(given.title, given) }, at)
                if (id === undefined) ids.push(saved.id)
              }
            }
            if (round > 0 && ids[0] !== undefined) await enrol(tx, member.uid, ids[(round * 3) % ids.length]!)
          })
          // The popularity changes without the names of trainings among the tags.
          if (round > 0) await recountPopularity(db, now)
          await clock.sync()
          const catalogue = await catalogueNow()
          const whole = await loadCatalogue(db.reader)
          expect(catalogue.trainings).toEqual(whole.trainings)
          expect(catalogue.orders).toEqual(whole.orders)
          for (const { isMember, language, s, page, filter, terms } of lists) {
            const reading = { user: isMember ? member : null, language, siteLanguage: 'en', now, terms }
            const list = await listTrainings(db.reader, {
              ...reading,
              catalogue,
              search,
              filter: { ...filter, page, limit: 4, ...(s !== undefined && { s }) },
            })
            const hits = s && (await search.search(s, { language })).best(1000).map(({ id }) => id)
            const order = filter.order_by ? await orderTrainings(whole, filter.order_by, reading) : whole.trainings
            const slow = slowList(
              { ...reading, catalogue: whole, filter },
              hits ? order.filter(({ id }) => hits.includes(id)) : order,
            )
            expect(list.total).toBe(slow.ids.length)
            expect(list.facets.free).toBe(slow.free)
            for (const facet of ['type', 'language'] as const)
              expect(new Map(list.facets[facet].map(({ value, count }) => [value, count]))).toEqual(slow[facet])
            for (const facet of ['topic', 'level'] as const)
              expect(new Map(list.facets[facet].map(({ tid, count }) => [tid, count]))).toEqual(slow[facet])
            const shown = list.items.map(({ id }) => id)
            if (filter.order_by) expect(shown).toEqual(slow.ids.slice(page * 4, page * 4 + 4))
            else if (hits)
              expect(shown).toEqual(hits.filter((id) => slow.ids.includes(id)).slice(page * 4, page * 4 + 4))
            else expect(slow.ids).toEqual(expect.arrayContaining(shown))
          }
        }
      },
    ),
    { numRuns: 15 },
  )
})

/** Enrols in this training alone. */
async function enrol(tx: Tx, uid: number, training_id: number): Promise<void> {
  await tx.deleteFrom('enrolments').execute()
  const values = { uid, training_id, state: 'enrolled', enrolled_at: toInstant(now) } as const
  await tx.insertInto('enrolments').values(values).execute()
}

async function emptySite() {
  const db = await freshDatabase()
  const data = await addTerm(db, 'topic', 'Data')
  await addTerm(db, 'topic', 'SQL', { parent: data })
  await addTerm(db, 'topic', 'Design')
  await addTerm(db, 'level', 'Beginner')
  expect(await addTerm(db, 'skill', 'Rope work')).toBe(tids.at(-1))
  const [harbour] = [await addOrganization(db, 'Harbour'), await addOrganization(db, 'Library')]
  return { db, member: await addLearner(db, 'Amal', [harbour]) }
}
