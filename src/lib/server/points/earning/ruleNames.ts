import { criteria } from '#shared/audience/criteria.ts'
import { localeOf, nativeName } from '#shared/i18n/languages.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { namedValues, type NamedField, type NamedValue } from '#shared/points/ruleNames.ts'
import type { Rule } from '#shared/points/rules.ts'
import { trainingText } from '../../catalogue/save/texts.ts'
import { visibleTo } from '../../catalogue/facts/visible.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { termName } from '../../taxonomy/termName.ts'
import { inSlices } from '../../db/inSlices.ts'

type Named = Pick<Rule, 'filters' | 'restrictions'>

/** The names of the values that the words of rules name, as managers may read them. */
export async function ruleNames(
  reader: Reader,
  rules: readonly Named[],
  reading: ReaderLanguages,
): Promise<NamedValue[]> {
  const named = namedValues(rules)
  const idsOf = (isOne: (field: NamedField) => boolean) =>
    named.filter(({ field }) => isOne(field)).map(({ value }) => Number(value))
  const [trainings, terms, organizations] = await Promise.all([
    trainingNames(reader, { ids: idsOf((field) => field === 'trainings'), reading }),
    termNames(reader, idsOf(isTerm), reading),
    organizationNames(
      reader,
      idsOf((field) => field === 'organizations'),
    ),
  ])
  const countries = new Intl.DisplayNames([localeOf(reading.language)], { type: 'region' })
  const nameOf = ({ field, value }: Omit<NamedValue, 'name'>): string | undefined => {
    if (field === 'trainings') return trainings.get(Number(value))
    if (field === 'organizations') return organizations.get(Number(value))
    if (field === 'language') return nativeName(String(value))
    if (field === 'country') return /^[A-Z]{2}$/.test(String(value)) ? countries.of(String(value)) : undefined
    return terms.get(Number(value))
  }
  return withNames(named, nameOf)
}

/** The same for a learner: topics, and only the trainings that the learner may see. Conditions on people stay unnamed. */
export async function ruleNamesFor(
  reader: Reader,
  rules: readonly Named[],
  { user, ...reading }: ReaderLanguages & { user: CurrentUser },
): Promise<NamedValue[]> {
  const named = namedValues(rules.map(({ filters }) => ({ filters, restrictions: [] })))
  const idsOf = (wanted: NamedField) => named.filter(({ field }) => field === wanted).map(({ value }) => Number(value))
  const [trainings, terms] = await Promise.all([
    trainingNames(reader, { ids: idsOf('trainings'), reading, user }),
    termNames(reader, idsOf('terms'), reading),
  ])
  return withNames(named, ({ field, value }) => (field === 'trainings' ? trainings : terms).get(Number(value)))
}

function withNames(
  named: readonly Omit<NamedValue, 'name'>[],
  nameOf: (one: Omit<NamedValue, 'name'>) => string | undefined,
): NamedValue[] {
  return named.flatMap((one) => {
    const name = nameOf(one)
    return name === undefined ? [] : [{ ...one, name }]
  })
}

function isTerm(field: NamedField): boolean {
  return field === 'terms' || (field !== 'trainings' && typeof criteria[field].values === 'object')
}

/** @param user only the trainings that this user may see; without a user, all of them */
async function trainingNames(
  reader: Reader,
  { ids, reading, user }: { ids: readonly number[]; reading: ReaderLanguages; user?: CurrentUser },
): Promise<Map<number, string>> {
  const rows = await inSlices(ids, (slice) =>
    reader
      .selectFrom('trainings')
      .select(['id', 'title', 'summary', 'language', 'translations'])
      .where('id', 'in', slice)
      .$if(user !== undefined, (query) => query.where(visibleTo(user ?? null)))
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, trainingText(row, reading).title]))
}

async function termNames(
  reader: Reader,
  tids: readonly number[],
  reading: ReaderLanguages,
): Promise<Map<number, string>> {
  const rows = await inSlices(tids, (slice) => namedTids.rows(reader, { tids: JSON.stringify(slice) }))
  return new Map(rows.map((row) => [row.tid, termName(row, reading)]))
}

const namedTids = statement((reader: Reader, { tids }: Given<{ tids: string }>) =>
  reader
    .selectFrom('terms')
    .select(['tid', 'name', 'translations'])
    .where('tid', 'in', numbersIn(tids, dialectOf(reader))),
)

async function organizationNames(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await inSlices(ids, (slice) =>
    reader.selectFrom('organizations').select(['id', 'name']).where('id', 'in', slice).execute(),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
