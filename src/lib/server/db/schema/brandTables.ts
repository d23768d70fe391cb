/** Versions and drafts of the appearance, and the brands of organisations. */
export interface BrandSchema {
  /** The last published appearances. `version` is the revision that the save made. */
  appearance_versions: { version: number; saved_at: string; saved_by: number | null; appearance: string }
  /** An appearance that only one session sees; `based_on` is the published revision that it started from. */
  appearance_drafts: { token_hash: string; based_on: number; saved_at: string; appearance: string }
  organization_brands: {
    organization_id: number
    revision: number
    brand: string
    changed_at: string
    changed_by: number | null
  }
  /** The host names at which visitors see the brand of an organisation. */
  organization_hosts: { host: string; organization_id: number }
}
