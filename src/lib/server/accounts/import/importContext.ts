import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../../db/database.ts'
import { termsByName } from '../../taxonomy/termsByName.ts'

/** The things of the site that a file of people names. */
export interface ImportContext {
  /** Each language of the site, and whether it is on. */
  languages: ReadonlyMap<string, boolean>
  /** By folded name. */
  organizations: ReadonlyMap<string, number>
  /** By vocabulary and folded name in all languages. */
  terms: ReadonlyMap<string, number>
  /** Whether the importing user is an administrator: others change neither roles nor states. */
  byAdministrator: boolean
}

/** Reads the context once per file or batch; `by` is `null` if no user imports. */
export async function readImportContext(reader: Reader, by: number | null): Promise<ImportContext> {
  const languages = await reader.selectFrom('languages').select(['langcode', 'enabled']).execute()
  const organizations = await reader.selectFrom('organizations').select(['id', 'name']).execute()
  const terms = await termsByName(reader, ['title', 'profession', 'skill'], ({ machine_name }, name) =>
    termKey(machine_name, name),
  )
  const held =
    by === null
      ? undefined
      : await reader
          .selectFrom('user_roles')
          .select('role')
          .where('uid', '=', by)
          .where('role', '=', 'administrator')
          .executeTakeFirst()
  return {
    languages: new Map(languages.map(({ langcode, enabled }) => [langcode, Boolean(enabled)])),
    organizations: new Map(organizations.map(({ id, name }) => [foldKey(name), id])),
    terms: terms.byKey,
    byAdministrator: held !== undefined,
  }
}

/** The key of `ImportContext.terms`; upper and lower case do not matter. */
export function termKey(vocabulary: string, name: string): string {
  return `${vocabulary} ${foldKey(name)}`
}
