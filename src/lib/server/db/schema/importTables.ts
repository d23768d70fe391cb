import type { ImportKind, ImportState } from '#shared/contract/imports.ts'
import type { Generated, Selectable } from 'kysely'

/** Imports of files, and what they need to find people again. */
export interface ImportsSchema {
  imports: ImportsTable
  /** The identifier of a person in another system. */
  person_external_ids: { external_id: string; uid: number }
}

export interface ImportsTable {
  id: Generated<number>
  kind: ImportKind
  file_name: Generated<string>
  /** The text of the file; '' once the import is done, because it has personal data. */
  file: string
  /** JSON: the column of the product for each column of the file. */
  mapping: Generated<string>
  state: ImportState
  /** JSON: the report of the last dry run, or the bad rows of the import. */
  report: Generated<string>
  row_count: Generated<number>
  /** How many rows of the file are done. */
  position: Generated<number>
  created_count: Generated<number>
  updated_count: Generated<number>
  unchanged_count: Generated<number>
  bad_count: Generated<number>
  started_by: number | null
  created: string
  changed: string
}

export type StoredImport = Selectable<ImportsTable>
