import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Tx } from '../db/database.ts'

/** Files that the product makes itself, so nobody uploads them. */
const generated = ['/media/demo/', '/media/cover/']

/**
 * Returns a problem for each file that was never uploaded, or that the clean-up has removed. The other files are noted
 * as saved, so that a clean-up at the same time keeps them.
 * @param files the files by their paths in the body, such as `images[0][file]`
 * @param kept files that were saved here before: they are no problem
 */
export async function missingUploads(
  tx: Tx,
  files: ReadonlyMap<string, string>,
  now: Date,
  kept: readonly string[] = [],
): Promise<Refused[]> {
  const named = [...files].filter(([, file]) => !generated.some((folder) => file.startsWith(folder)))
  if (named.length === 0) return []
  // In one order, so that two saves never wait for each other.
  const wanted = [...new Set(named.map(([, file]) => file))].sort()
  const found = new Set(kept)
  for (const file of wanted) {
    const row = await tx
      .updateTable('uploads')
      .set({ saved: toInstant(now) })
      .where('file', '=', file)
      .where('purpose', '!=', 'font')
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
