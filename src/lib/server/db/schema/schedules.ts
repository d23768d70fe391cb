import type { Generated } from 'kysely'

/** The versions of the expiry schedules and of the earning rules. */
export interface SchedulesSchema {
  schedules: SchedulesTable
  /** JSON `terms`: the version's content, in the schema `ScheduleTerms`. */
  schedule_versions: {
    id: Generated<number>
    schedule_id: number
    version: number
    terms: string
    created: string
    /** `null`: not known. */
    saved_by: number | null
  }
  /** JSON `document`: the earning rules as they were saved, in the schema `RulesDocument`. */
  rules_versions: { revision: number; document: string; saved_by: number | null; saved_at: string }
}

export interface SchedulesTable {
  id: Generated<number>
  name: string
  description: Generated<string>
  status: 'draft' | 'active' | 'archived'
  is_default: Generated<number>
  /** The version that new lots get. */
  version: Generated<number>
  revision: Generated<number>
  created: string
  changed: string
}
