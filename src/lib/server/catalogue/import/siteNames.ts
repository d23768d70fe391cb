import { foldKey } from '#shared/foldKey.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Reader } from '../../db/database.ts'
import { termsByName } from '../../taxonomy/termsByName.ts'
import type { FileRow } from './fileRows.ts'
import type { ImportRow, RowProblem } from './readRow.ts'
import { shortened } from './readValues.ts'

const LEVEL = 'level'

/** The levels, organisations and covers of the site that rows name. An import adds none of them. */
export interface SiteNames {
  level(name: string): number | undefined
  readonly levelTids: ReadonlySet<number>
  organization(name: string): number | undefined
  readonly covers: ReadonlySet<string>
}

/** Reads what the rows of a file need, good and bad ones. */
export async function readSiteNames(reader: Reader, file: readonly FileRow[]): Promise<SiteNames> {
  const rows: Partial<ImportRow>[] = file.map(({ row, partial }) => row ?? partial)
  const covers = [...new Set(rows.flatMap(({ cover }) => cover ?? []))]
  const levels = rows.some(({ level }) => level !== undefined)
    ? await termsByName(reader, [LEVEL], (_, name) => foldKey(name))
    : undefined
  const organizations = rows.some(({ organizations }) => organizations)
    ? await reader.selectFrom('organizations').select(['id', 'name']).execute()
    : []
  const uploads =
    covers.length > 0
      ? await reader
          .selectFrom('uploads')
          .select('file')
          .where('file', 'in', covers)
          .where('purpose', '=', 'cover')
          .execute()
      : []
  const organizationByName = new Map(organizations.map(({ id, name }) => [foldKey(name), id]))
  return {
    level: (name) => levels?.byKey.get(foldKey(name)),
    levelTids: levels?.tids ?? new Set(),
    organization: (name) => organizationByName.get(foldKey(name)),
    covers: new Set(uploads.map(({ file }) => file)),
  }
}

/** All problems of each row: those of its values, and the names that the site does not have. */
export function problemsOfRows(rows: readonly FileRow[], names: SiteNames): RowProblem[][] {
  return rows.map(({ row, partial, bad }) => [...(bad?.problems ?? []), ...namingProblems(row ?? partial, names)])
}

function namingProblems({ level, organizations = [], cover }: Partial<ImportRow>, names: SiteNames): RowProblem[] {
  const problems: RowProblem[] = organizations
    .filter((name) => names.organization(name) === undefined)
    .map((name) => ({
      column: 'organizations',
      message: msg('There is no organisation “{{value}}”.'),
      values: { value: shortened(name) },
    }))
  if (level && names.level(level) === undefined) {
    problems.push({ column: 'level', message: msg('There is no level “{{value}}”.'), values: { value: level } })
  }
  if (cover !== undefined && !names.covers.has(cover)) {
    const message = msg('This file was not uploaded, or it was removed. Upload it again.')
    problems.push({ column: 'cover', message })
  }
  return problems
}
