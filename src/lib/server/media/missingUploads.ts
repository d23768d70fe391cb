import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import type { UploadPurpose } from '#shared/media/uploadLimits.ts'
import type { Refused } from '#shared/refusal.ts'
import { parseCoverName } from '#shared/theme/covers/coverName.ts'
import type { Tx } from '../db/database.ts'

interface WantedUploads {
  /** The purpose that the place wants: a file of another purpose has other forms and another permission. */
  purpose: UploadPurpose
  now: Date
  /** Files that were saved here before: they are no problem, whether or not they were uploaded. */
  kept?: readonly string[]
  /** One of these users must have uploaded the files; without it, any user. */
  uploadedBy?: readonly number[]
}

/**
 * Returns a problem for each file that was never uploaded for this purpose, or that the clean-up has removed. The other
 * files are noted as saved, so that a clean-up at the same time keeps them.
 * @param files the files by their paths in the body, such as `images[0][file]`
 */
export async function missingUploads(
  tx: Tx,
  files: ReadonlyMap<string, string>,
  { purpose, now, kept = [], uploadedBy }: WantedUploads,
): Promise<Refused[]> {
  // A generated cover is drawn by the product, so nobody uploads it; it is no picture of a user.
  const named = [...files].filter(([, file]) => purpose === 'avatar' || !parseCoverName(file))
  if (named.length === 0) return []
  // In one order, so that two saves never wait for each other.
  const wanted = [...new Set(named.map(([, file]) => file))].sort()
  const found = new Set(kept)
  for (const file of wanted) {
    const row = await tx
      .updateTable('uploads')
      .set({ saved: toInstant(now) })
      .where('file', '=', file)
      .where('purpose', '=', purpose)
      .$if(uploadedBy !== undefined, (query) => query.where('uploaded_by', 'in', uploadedBy ?? []))
      .returning('file')
      .executeTakeFirst()
    if (row) found.add(row.file)
  }
  return named
    .filter(([, file]) => !found.has(file))
    .map(([path]) => ({
      message: msg('This file was not uploaded, or it was removed. Upload it again.'),
      path,
      code: 'not_uploaded',
    }))
}
