import type { ManagedVocabulary, NewVocabulary, VocabularyChange } from '#shared/contract/vocabularies.ts'
import { TrainingFilter } from '#shared/contract/trainings.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, notFound, type Refused } from '#shared/refusal.ts'
import { fixedVocabularies, vocabularyLimits } from '#shared/contract/vocabularyLimits.ts'
import { noteChange } from '../audit/noteChange.ts'
import { touch } from '../cache/clock.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { Change } from '../audit/change.ts'
import { requireShown } from './requireShown.ts'
import { requireVocabulary } from './termTree.ts'

/** All vocabularies with the number of their terms. */
export async function managedVocabularies(reader: Reader): Promise<ManagedVocabulary[]> {
  const rows = await reader.selectFrom('vocabularies').selectAll().orderBy('id').execute()
  const counted = await reader
    .selectFrom('terms')
    .select(['vocabulary_id', (eb) => eb.fn.countAll<number>().as('terms')])
    .groupBy('vocabulary_id')
    .execute()
  const terms = new Map(counted.map((row) => [row.vocabulary_id, Number(row.terms)]))
  return rows.map((row) => ({
    name: row.machine_name,
    label: row.name,
    translations: JSON.parse(row.translations),
    terms: terms.get(row.id) ?? 0,
    fixed: fixedVocabularies.includes(row.machine_name),
  }))
}

/** @throws Refusal 404 */
export async function requireManagedVocabulary(reader: Reader, name: string): Promise<ManagedVocabulary> {
  const found = (await managedVocabularies(reader)).find((one) => one.name === name)
  if (!found) throw notFound()
  return found
}

/** @throws Refusal 400 if the name is taken or cannot be used, or if there are too many vocabularies */
export async function createVocabulary(
  tx: Tx,
  { name, label, translations }: NewVocabulary,
  { by, now }: Change,
): Promise<void> {
  // All transactions that change terms lock the clock first.
  await touch(tx, ['terms'])
  const held = await tx.selectFrom('vocabularies').select('machine_name').execute()
  const problems = [...nameProblems(name, held), ...numberProblems(held.length)]
  if (problems.length > 0) throw invalid(problems)
  await tx
    .insertInto('vocabularies')
    .values({ machine_name: name, name: label, translations: JSON.stringify(translations) })
    .execute()
  const subject = subjectOf(name, label)
  await noteChange(tx, { actor: by, action: 'created', subject, after: { label, translations } }, now)
}

/** @throws Refusal 404; 409 `revision` as `requireShown` */
export async function changeVocabulary(
  tx: Tx,
  name: string,
  { label, translations, shown = {} }: VocabularyChange,
  { by, now }: Change,
): Promise<void> {
  await touch(tx, ['terms'])
  const before = await requireVocabulary(tx, name)
  const { label: shownLabel = before.label, ...others } = shown
  requireShown({ ...before, name: before.label }, { ...others, name: shownLabel }, { translations })
  const after = { label: label ?? before.label, translations: translations ?? before.translations }
  await tx
    .updateTable('vocabularies')
    .set({ name: after.label, translations: JSON.stringify(after.translations) })
    .where('id', '=', before.id)
    .execute()
  const { id: _id, name: _name, ...values } = before
  await noteChange(
    tx,
    { actor: by, action: 'changed', subject: subjectOf(name, after.label), before: values, after },
    now,
  )
}

/** @throws Refusal 404; 409 if the product uses it, or if it has terms */
export async function removeVocabulary(tx: Tx, name: string, { by, now }: Change): Promise<void> {
  await touch(tx, ['terms'])
  const { id, label, translations } = await requireVocabulary(tx, name)
  if (fixedVocabularies.includes(name)) throw conflict(msg('The site itself uses this vocabulary. It stays.'), 'fixed')
  const term = await tx.selectFrom('terms').select('tid').where('vocabulary_id', '=', id).executeTakeFirst()
  if (term) throw conflict(msg('This vocabulary has terms. Delete them first.'), 'used')
  await tx.deleteFrom('vocabularies').where('id', '=', id).execute()
  const subject = subjectOf(name, label)
  await noteChange(tx, { actor: by, action: 'removed', subject, before: { label, translations } }, now)
}

function subjectOf(name: string, label: string) {
  return { type: 'vocabulary', id: name, label } as const
}

/** A vocabulary is a filter of trainings by its name, beside the filters that all have. */
function nameProblems(name: string, held: readonly { machine_name: string }[]): Refused[] {
  if (held.some(({ machine_name }) => machine_name === name))
    return [{ message: msg('Another vocabulary has this name.'), path: 'name', code: 'taken' }]
  const isReserved = Object.hasOwn(TrainingFilter.shape, name) || name === 'language'
  return isReserved
    ? [{ message: msg('This name has another meaning. Choose another one.'), path: 'name', code: 'taken' }]
    : []
}

function numberProblems(count: number): Refused[] {
  const limit = vocabularyLimits.vocabularies
  if (count < limit) return []
  return [{ message: msg('There are {{limit}} vocabularies already.'), values: { limit }, path: '', code: 'too_many' }]
}
