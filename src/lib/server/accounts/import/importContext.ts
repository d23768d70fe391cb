import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../../db/database.ts'

/** The things of the site that a file of people names. */
export interface ImportContext {
  languages: ReadonlySet<string>
  /** By folded name. */
  organizations: ReadonlyMap<string, number>
  /** By vocabulary and folded name; a name that several terms have stands for the first one. */
  terms: ReadonlyMap<string, number>
  /** Whether the importing user is an administrator: others change neither roles nor states. */
  byAdministrator: boolean
}

export async function readImportContext(reader: Reader, by: number | null): Promise<ImportContext> {
  const languages = await reader.selectFrom('languages').select('langcode').where('enabled', '=', 1).execute()
  const organizations = await reader.selectFrom('organizations').select(['id', 'name']).execute()
  const terms = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['tid', 'machine_name', 'terms.name', 'terms.translations'])
    .where('machine_name', 'in', ['title', 'profession', 'skill'])
    .orderBy('tid', 'desc')
    .execute()
  const held =
    by === null
      ? undefined
      : await reader
          .selectFrom('user_roles')
          .select('role')
          .where('uid', '=', by)
          .where('role', '=', 'administrator')
          .executeTakeFirst()
  const named = terms.flatMap(({ tid, machine_name, name, translations }) =>
    [name, ...Object.values<string>(JSON.parse(translations))].map((one): [string, number] => [
      termKey(machine_name, one),
      tid,
    ]),
  )
  return {
    languages: new Set(languages.map(({ langcode }) => langcode)),
    organizations: new Map(organizations.map(({ id, name }) => [foldKey(name), id])),
    terms: new Map(named),
    byAdministrator: held !== undefined,
  }
}

export function termKey(vocabulary: string, name: string): string {
  return `${vocabulary} ${foldKey(name)}`
}
