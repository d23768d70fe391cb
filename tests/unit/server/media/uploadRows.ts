import type { Database } from '#server/db/database.ts'
import { toInstant } from '#shared/instant.ts'
import type { UploadPurpose } from '#shared/media/uploadLimits.ts'
import { later } from '#tests/support/freshDatabase.ts'

/** A name as uploads have it. */
export function fileNamed(number: number): string {
  return `/media/product/${String(number).padStart(32, '0')}-480x360.webp`
}

export async function addUpload(
  db: Database,
  file: string,
  created = later(0),
  purpose: UploadPurpose = 'product',
): Promise<void> {
  await db.transact((tx) =>
    tx
      .insertInto('uploads')
      .values({
        file,
        purpose,
        type: 'image/webp',
        bytes: 10,
        width: 480,
        height: 360,
        uploaded_by: null,
        files: JSON.stringify([file, file.replace('-480x360', '-240')]),
        created: toInstant(created),
        saved: null,
      })
      .execute(),
  )
}

/** Uploads with the numbers from 0. */
export async function addUploads(db: Database, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await addUpload(db, fileNamed(i), new Date(0))
}
