import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { uploadAccess } from '#shared/access/uploadAccess.ts'
import type { ReceivedFile, Upload } from '#shared/contract/uploads.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { pictureForms } from '#shared/media/pictureForms.ts'
import { FONT_BYTES, PICTURE_BYTES, type PicturePurpose, type UploadPurpose } from '#shared/media/uploadLimits.ts'
import { smallerName } from '#shared/media/uploadedPicture.ts'
import { denied, invalid, Refusal } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { onceOnly } from '../db/onceOnly.ts'
import { checkFont } from './checkFont.ts'
import { type ContentKind, contentKind, SNIFFED_BYTES } from './contentKind.ts'
import { encodePicture } from './encodePicture.ts'
import type { LinkPictures } from './linkPictures.ts'
import type { PictureQueue } from './pictureQueue.ts'
import type { Storage } from './storage.ts'
import { nextAddress, uploadAddress, uploadType } from './uploadNames.ts'

/** The parts of a process that an upload uses. */
export interface Media {
  storage: Storage
  inTurn: PictureQueue
  linkPictures: LinkPictures
}

interface GivenUpload {
  file: ReceivedFile
  purpose: UploadPurpose
  uid: number
  flags: Readonly<Record<string, boolean>>
  now: Date
  /** The `Idempotency-Key` of the call; `null`: none. */
  key?: string | null
}

type StoredUpload = Omit<Upload, 'url'>

interface Prepared {
  stored: StoredUpload
  /** The content of each stored file, by its address. */
  files: ReadonlyMap<string, Buffer>
}

/**
 * Checks a received file by its content and stores it in the forms of its purpose.
 * @throws Refusal 403 without the permission of the purpose; 400; 409 if the key was used for another file; 413; 503 if
 * too many pictures wait
 */
export async function storeUpload(db: Database, media: Media, given: GivenUpload): Promise<StoredUpload> {
  const needed = uploadAccess[given.purpose]
  if (needed && !given.flags[needed]) throw denied()
  const prepared = await prepare(media, given)
  const call = given.key ? { upload: [given.purpose, await digestOf(given.file.path)] } : null
  const { stored, files } = await addRow(db, prepared, { ...given, call })
  for (const [address, content] of files) await media.storage.put(address.slice('/media/'.length), content)
  return stored
}

/**
 * The row comes first: the clean-up never removes the files of a new row. A repeated call stores its file again, because
 * the first one may have broken off; the same content has the same name.
 */
async function addRow(
  db: Database,
  prepared: Prepared,
  given: GivenUpload & { call: object | null },
): Promise<Prepared> {
  const { stored, files } = prepared
  const created = toInstant(given.now)
  const row = await db.transact(async (tx) => {
    const { uid, key, call, now } = given
    if (key && call) await onceOnly(tx, { uid, key, call, now }, async () => ({}))
    return tx
      .insertInto('uploads')
      .values({
        ...stored,
        purpose: given.purpose,
        uploaded_by: given.uid,
        created,
        files: JSON.stringify([...files.keys()]),
      })
      .onConflict((same) => same.column('file').doUpdateSet({ created }).where('uploads.purpose', '!=', 'removed'))
      .returning('file')
      .executeTakeFirst()
  })
  return row ? prepared : addRow(db, renamed(prepared), given)
}

function renamed({ stored, files }: Prepared): Prepared {
  return {
    stored: { ...stored, file: nextAddress(stored.file) },
    files: new Map([...files].map(([address, content]) => [nextAddress(address), content])),
  }
}

async function prepare({ inTurn }: Media, { file, purpose, uid }: GivenUpload): Promise<Prepared> {
  const kind = contentKind(await startOf(file.path))
  const isFont = purpose === 'font'
  if (!kind || isFontKind(kind) !== isFont || kind === 'svg') throw wrongKind(kind, isFont)
  const limit = isFont ? FONT_BYTES : PICTURE_BYTES
  if (file.bytes > limit) throw uploadTooLarge(limit)
  return inTurn(() => (purpose === 'font' ? prepareFont(file, { kind, uid }) : preparePicture(file, { purpose, uid })))
}

async function preparePicture(
  file: ReceivedFile,
  { purpose, uid }: { purpose: PicturePurpose; uid: number },
): Promise<Prepared> {
  const { smaller, content, width, height } = await encodePicture(file.path, purpose)
  const address = uploadAddress({ purpose, uid }, content, `-${width}x${height}.${pictureForms[purpose].type}`)
  const files = new Map([[address, content]])
  for (const form of smaller) files.set(smallerName(address, form.width), form.content)
  return { stored: { file: address, type: uploadType(address), bytes: content.length, width, height }, files }
}

async function prepareFont(file: ReceivedFile, { kind, uid }: { kind: ContentKind; uid: number }): Promise<Prepared> {
  const content = await checkFont(file.path, kind)
  const address = uploadAddress({ purpose: 'font', uid }, content, '.woff2')
  const stored = { file: address, type: uploadType(address), bytes: content.length, width: null, height: null }
  return { stored, files: new Map([[address, content]]) }
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const part of createReadStream(path)) digest.update(part)
  return digest.digest('base64url')
}

async function startOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(SNIFFED_BYTES) })
  return buffer.subarray(0, bytesRead)
}

function isFontKind(kind: ContentKind): boolean {
  return ['woff2', 'woff', 'ttf', 'otf'].includes(kind)
}

function wrongKind(kind: ContentKind | undefined, isFont: boolean): Refusal {
  const message = isFont
    ? msg('This is not a font. WOFF2, WOFF, TTF and OTF work.')
    : kind === 'svg'
      ? msg('SVG files can contain programs and are not accepted. JPEG, PNG, WebP, AVIF and GIF work.')
      : msg('This is not a picture. JPEG, PNG, WebP, AVIF and GIF work.')
  return invalid([{ message, path: 'file', code: 'type' }])
}

/** 413: the file is over the limit of its purpose. */
export function uploadTooLarge(bytes: number): Refusal {
  const message = msg('This file is too large. At most {{limit}} MB are possible.')
  return new Refusal(413, [{ message, values: { limit: bytes / 2 ** 20 }, path: 'file', code: 'too_large' }])
}
