import type { UploadPurpose } from '#shared/media/uploadLimits.ts'

/** Uploaded files. */
export interface UploadsSchema {
  uploads: UploadsTable
}

export interface UploadsTable {
  /** The address of the largest form. */
  file: string
  /** `removed`: the clean-up removes the files; nothing takes them any more. */
  purpose: UploadPurpose | 'removed'
  type: string
  bytes: number
  width: number | null
  height: number | null
  /** JSON: the addresses of all forms. */
  files: string
  uploaded_by: number | null
  /** The time of the latest upload of the same content. */
  created: string
  /** The last time that something was saved with the file. */
  saved: string | null
}
