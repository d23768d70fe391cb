import type { Database, Tx } from '../db/database.ts'
import type { Storage } from './storage.ts'
import { forgetUploads, type MarkedUpload, removeUploadFiles } from './removeUnused.ts'
import { uploadStem } from './usedUploads.ts'

/**
 * Takes the uploads of a person who is erased: pictures of the person are marked for removal, everything else stays
 * without the uploader. Returns the marked ones; call `removeReleased` after the transaction.
 */
export async function releaseUploads(
  tx: Tx,
  { uid, avatar }: { uid: number; avatar: string | null },
): Promise<MarkedUpload[]> {
  const pictures = await tx
    .selectFrom('uploads')
    .select(['file', 'files', 'uploaded_by'])
    .where('purpose', '=', 'avatar')
    .where((eb) => eb.or([eb('uploaded_by', '=', uid), ...(avatar ? [eb('file', '=', avatar)] : [])]))
    .execute()
  const mine: MarkedUpload[] = []
  for (const picture of pictures) if (!(await isOthers(tx, picture.file, uid))) mine.push(picture)
  const files = mine.map(({ file }) => file)
  if (files.length > 0) await tx.updateTable('uploads').set({ purpose: 'removed' }).where('file', 'in', files).execute()
  await tx.updateTable('uploads').set({ uploaded_by: null }).where('uploaded_by', '=', uid).execute()
  return mine
}

/** Removes the files at once; a file that cannot be removed now is left to the clean-up. */
export async function removeReleased(
  db: Database,
  storage: Pick<Storage, 'remove'>,
  uploads: readonly MarkedUpload[],
): Promise<void> {
  for (const upload of uploads) {
    const file = await removeUploadFiles(storage, upload)
    await db.transact((tx) => forgetUploads(tx, [file]))
  }
}

/** Equal pictures are one file, and an administrator can upload a picture for another person. */
async function isOthers(tx: Tx, file: string, uid: number): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('uid')
    .where('avatar', 'like', `${uploadStem(file)}%`)
    .where('uid', '!=', uid)
    .executeTakeFirst()
  return other !== undefined
}
