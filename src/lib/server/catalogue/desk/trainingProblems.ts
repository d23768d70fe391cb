import type { ManagedTraining } from '#shared/contract/managedTrainings.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { isLanguage } from '#shared/i18n/isLanguage.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { missingUploads } from '../../media/missingUploads.ts'
import { switchedLanguages } from '../../site/languages/switchedLanguages.ts'

type Fields = Omit<ManagedTraining, 'id' | 'revision' | 'created' | 'changed'>

/**
 * Returns the problems of a training that depend on what the site has: languages, terms, organisations, uploads, and the
 * identifiers of other trainings.
 * @param before the stored training; its languages and its cover are no problem
 */
export async function trainingProblems(
  tx: Tx,
  given: Fields,
  { before, now }: { before?: ManagedTraining | undefined; now: Date },
): Promise<Refused[]> {
  const { cover } = given
  const files = new Map(cover === null ? [] : [['cover', cover]])
  const kept = before?.cover ? [before.cover] : []
  return [
    ...languageProblems(given, before),
    ...(await textProblems(tx, given, Object.keys(before?.texts ?? {}))),
    ...addressProblems(given),
    ...(await takenIdentifier(tx, given, before?.id)),
    ...(await missingUploads(tx, files, { purpose: 'cover', now, kept })),
    ...(await missingTerms(tx, given)),
    ...(await missingOrganizations(tx, given)),
  ]
}

function languageProblems({ language }: Fields, before: ManagedTraining | undefined): Refused[] {
  return language === before?.language || isLanguage(language) ? [] : [noChoice('language')]
}

async function textProblems(tx: Tx, { texts }: Fields, stored: readonly string[]): Promise<Refused[]> {
  const known = new Set([...stored, ...(await switchedLanguages(tx)).map(({ langcode }) => langcode)])
  return Object.keys(texts)
    .filter((lang) => !known.has(lang))
    .map((lang) => noChoice(bracketPath(['texts', lang, 'title'])))
}

/** Learners are led to the address as soon as they can enrol. */
function addressProblems({ published, url }: Fields): Refused[] {
  if (!published || url !== '') return []
  return [
    {
      message: msg('A published training needs the web address where it is taken.'),
      path: 'url',
      code: 'required',
    },
  ]
}

async function takenIdentifier(reader: Reader, { external_id }: Fields, id = 0): Promise<Refused[]> {
  if (external_id === null) return []
  const other = await reader
    .selectFrom('trainings')
    .select('id')
    .where('external_id', '=', external_id)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other ? [{ message: msg('Another training has this identifier.'), path: 'external_id', code: 'taken' }] : []
}

async function missingTerms(reader: Reader, { terms }: Fields): Promise<Refused[]> {
  if (terms.length === 0) return []
  const rows = await reader.selectFrom('terms').select('tid').where('tid', 'in', terms).execute()
  const found = new Set(rows.map(({ tid }) => tid))
  return terms.flatMap((tid, place) => (found.has(tid) ? [] : [noChoice(`terms[${place}]`)]))
}

async function missingOrganizations(reader: Reader, { organizations }: Fields): Promise<Refused[]> {
  if (organizations.length === 0) return []
  const rows = await reader.selectFrom('organizations').select('id').where('id', 'in', organizations).execute()
  const found = new Set(rows.map(({ id }) => id))
  return organizations.flatMap((id, place) => (found.has(id) ? [] : [noChoice(`organizations[${place}]`)]))
}

function noChoice(path: string): Refused {
  return { message: msg('This is not one of the choices.'), path, code: 'choice' }
}
