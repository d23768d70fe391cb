import { z } from 'zod'
import {
  ColumnMapping,
  type ImportJob,
  type ImportKind,
  type ImportTrial,
  MAX_NAMED_ROWS,
} from '#shared/contract/imports.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { notFound } from '#shared/refusal.ts'
import { joinTopics } from '../catalogue/import/topicTerms.ts'
import type { Reader } from '../db/database.ts'
import type { StoredImport } from '../db/schema/importTables.ts'
import { leftOutIn } from './importFile.ts'

const Problem = z.object({
  column: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
const NamedRow = z.object({ line: z.int(), named: z.string(), problems: z.array(Problem) })
export type NamedRow = z.infer<typeof NamedRow>

const Count = z.int().default(0)

/** The stored report: of a dry run all of it, of an import only the bad rows and the new topics. */
const Report = z.object({
  rows: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  bad: Count,
  left_out: z.array(NamedRow).default([]),
  /** Only of trainings. */
  new_topics: z.array(z.string()).optional(),
  /** The file as a whole cannot be read. */
  refused: z.array(Problem.extend({ column: z.string().default('') })).default([]),
})
export type StoredReport = z.infer<typeof Report>

/** The report of an import before its first row. */
export function emptyReport(): StoredReport {
  return Report.parse({})
}

/** The report with the new topics of a batch. */
export function withNewTopics(
  { new_topics = [] }: Pick<StoredReport, 'new_topics'>,
  more: readonly string[] | undefined,
): Pick<StoredReport, 'new_topics'> {
  return more ? { new_topics: joinTopics(new_topics, more).slice(0, MAX_NAMED_ROWS) } : {}
}

/** @throws Refusal 404 for another kind too */
export async function requireImport(reader: Reader, kind: ImportKind, id: number): Promise<StoredImport> {
  const row = await reader
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The latest imports without their files. */
export function latestImports(reader: Reader, kind: ImportKind, limit = 10) {
  return reader
    .selectFrom('imports')
    .select(['id', 'file_name', 'state', 'row_count', 'position', 'created_count', 'updated_count', 'bad_count'])
    .select('changed')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The report of a stored import; members that older versions did not write get their defaults. */
export function reportOf({ report }: Pick<StoredImport, 'report'>): StoredReport {
  return Report.parse(JSON.parse(report))
}

/** The columns that the user has assigned, from a stored import. */
export function mappingOf({ mapping }: Pick<StoredImport, 'mapping'>): ColumnMapping {
  return ColumnMapping.parse(JSON.parse(mapping))
}

/** An import as its page and calls show it. */
export function presentImport(row: StoredImport, t: Translate): ImportJob {
  const { left_out, new_topics } = reportOf(row)
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    state: row.state,
    rows: row.row_count,
    done: row.position,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    bad: row.bad_count,
    left_out: leftOutIn(left_out, t),
    ...(new_topics && { new_topics }),
    created_at: row.created,
    changed_at: row.changed,
  }
}

/** A dry run as calls show it. */
export function presentTrial(report: StoredReport, mapping: ColumnMapping, t: Translate): ImportTrial {
  const { refused: _, left_out, ...counts } = report
  return { dry_run: true, ...counts, left_out: leftOutIn(left_out, t), mapping }
}
