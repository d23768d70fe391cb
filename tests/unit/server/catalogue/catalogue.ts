import { toInstant } from '#shared/instant.ts'
import { createCacheClock, touch } from '#server/cache/clock.ts'
import { listTags } from '#server/catalogue/facts/changes.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { CurrentUser } from '#server/people/currentUser.ts'
import { listTrainings } from '#server/catalogue/list/listTrainings.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { createSearchIndex } from '#server/catalogue/search/searchIndex.ts'
import type { TrainingInput } from '#server/catalogue/save/trainingInput.ts'
import { morning } from '#tests/support/freshDatabase.ts'

export const now = morning

/** A published English course that is everyone's, unless `given` says otherwise. */
export function course(title: string, given: Partial<TrainingInput> & { summary?: string } = {}): TrainingInput {
  const { summary = '', ...rest } = given
  const language = rest.language ?? 'en'
  return {
    external_id: null,
    texts: { [language]: { title, summary, description: '' } },
    type: 'course',
    language,
    provider: 'The Data Room',
    duration_minutes: 45,
    price: null,
    cover: null,
    url: 'https://learn.example/course',
    completion: 'self',
    published: true,
    next_session_at: null,
    notes: '',
    terms: [],
    organizations: [],
    ...rest,
  }
}

/** Saves a training and answers its id. */
export async function add(db: Database, training: TrainingInput, at = now): Promise<number> {
  return (await db.transact((tx) => saveTraining(tx, { training }, at))).id
}

export async function addOrganization(db: Database, name: string): Promise<number> {
  const row = await db.transact((tx) =>
    tx.insertInto('organizations').values({ name }).returning('id').executeTakeFirstOrThrow(),
  )
  return row.id
}

export async function addTerm(
  db: Database,
  vocabulary: string,
  name: string,
  { parent = null, ar }: { parent?: number | null; ar?: string } = {},
): Promise<number> {
  return db.transact(async (tx) => {
    await tx
      .insertInto('vocabularies')
      .values({ machine_name: vocabulary, name: vocabulary })
      .onConflict((held) => held.doNothing())
      .execute()
    const { id } = await tx
      .selectFrom('vocabularies')
      .select('id')
      .where('machine_name', '=', vocabulary)
      .executeTakeFirstOrThrow()
    const values = { vocabulary_id: id, parent_tid: parent, name, translations: JSON.stringify(ar ? { ar } : {}) }
    return (await tx.insertInto('terms').values(values).returning('tid').executeTakeFirstOrThrow()).tid
  })
}

/** A learner who belongs to these organisations. */
export async function addLearner(
  db: Database,
  name: string,
  organizations: readonly number[] = [],
): Promise<CurrentUser> {
  const mail = `${name.toLowerCase()}@demo.test`
  const { uid } = await db.transact((tx) =>
    tx
      .insertInto('users')
      .values({
        name,
        name_key: name.toLowerCase(),
        mail,
        mail_key: mail,
        first_name: name,
        last_name: '',
        full_name: name,
        status: 'active',
        created: toInstant(now),
      })
      .returning('uid')
      .executeTakeFirstOrThrow(),
  )
  const person = { uid, name, mail, first_name: name, last_name: '', full_name: name, avatar: null, language: null }
  const rest = { timezone: null, country: null, title_tid: null, roles: ['learner'], profile: {} }
  return { ...person, ...rest, permissions: new Set(['storefront_page']), organizations }
}

/** The same for a person who administers the site. */
export async function addAdministrator(db: Database, name: string): ReturnType<typeof addLearner> {
  const person = await addLearner(db, name)
  await db.transact((tx) => tx.insertInto('user_roles').values({ uid: person.uid, role: 'administrator' }).execute())
  return person
}

type Asked = Omit<Partial<Parameters<typeof listTrainings>[1]>, 'catalogue'>

/** A list as someone sees it, with everything about it that a test does not care for. */
export async function list(db: Database, asked: Asked = {}) {
  const catalogue = await loadCatalogue(db.reader)
  const reading = { user: null, language: 'en', siteLanguage: 'en', now }
  return listTrainings(db.reader, { ...reading, catalogue, filter: {}, ...asked })
}

/** The titles of a list. */
export async function titles(db: Database, asked: Asked = {}): Promise<string[]> {
  return (await list(db, asked)).items.map((training) => training.title)
}

/** The results of a search, best first; the index knows everything that was committed before. */
export function searching(db: Database) {
  const search = createSearchIndex(db.reader, createCacheClock(db))
  return {
    search,
    titles: (s: string, asked: Asked = {}) => titles(db, { ...asked, search, filter: { ...asked.filter, s } }),
  }
}

/** The tags that were touched since a clock value. */
export async function touchedSince(db: Database, value: number): Promise<string[]> {
  const rows = await db.reader.selectFrom('cache_tags').select('tag').where('changed_at', '>', value).execute()
  return rows.map((row) => row.tag).sort()
}

export async function clockValue(db: Database): Promise<number> {
  return (await db.reader.selectFrom('cache_clock').select('value').executeTakeFirstOrThrow()).value
}

/** Deletes a training, as nothing on the site does yet. Returns whether it existed. */
export async function deleteTraining(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('trainings').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await touch(tx, [`training:${id}`, ...listTags])
  return true
}
