import type { ImportKind } from '#shared/contract/imports.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Reader } from '../db/database.ts'
import { columnsOfKind } from './guessMapping.ts'
import { fileHeader, leftOutIn } from './importFile.ts'
import { mappingOf, presentImport, reportOf, requireImport } from './storedImports.ts'

/**
 * One import as its page shows it: a draft with its columns and dry run, or a job with its progress.
 * @throws Refusal 404
 */
export async function readImportPage(reader: Reader, { kind, id }: { kind: ImportKind; id: number }, t: Translate) {
  const row = await requireImport(reader, kind, id)
  const report = reportOf(row)
  const job = presentImport(row, t)
  if (row.state !== 'draft') return { kind, job, draft: null }
  const mapping = mappingOf(row)
  const header = await fileHeader(row.file)
  return {
    kind,
    job,
    draft: {
      columns: columnsOfKind[kind],
      header: header.map((column) => ({ ...column, column: mapping[column.name] ?? '' })),
      report: { ...report, left_out: leftOutIn(report.left_out, t) },
      refused: report.refused.map(({ message, values }) => t(message, values)),
    },
  }
}

export type ImportView = Awaited<ReturnType<typeof readImportPage>>
