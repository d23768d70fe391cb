import type { Generated } from 'kysely'

/** The background jobs. */
export interface JobsSchema {
  jobs: JobsTable
}

export interface JobsTable {
  name: string
  leased_by: string | null
  leased_until: string | null
  /** The last completed run: for the daily job the day, on the site's clock. */
  done_for: string | null
  /** JSON */
  progress: Generated<string>
  changed: string
}
