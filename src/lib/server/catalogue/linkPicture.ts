import { drawCover } from '#shared/theme/covers/drawCover.ts'
import { linkPictureName, type PicturedTraining } from '#shared/theme/covers/linkPictureName.ts'
import type { CoverPalette } from '#shared/theme/covers/palette.ts'
import type { Reader } from '../db/database.ts'
import { croppedLinkPicture, drawnLinkPicture } from '../media/encodeLinkPicture.ts'
import type { EncodedLinkPicture } from '../media/linkPictures.ts'
import type { Media } from '../media/storeUpload.ts'
import { storedName, uploadType } from '../media/uploadNames.ts'
import { visibleTo } from './facts/visible.ts'

/** A training's picture in link previews. */
export interface LinkPicture {
  address: string
  type: string
  /**
   * Its bytes; `undefined` if its file is gone.
   * @throws Refusal 503 if too many pictures wait
   */
  encode(): Promise<EncodedLinkPicture>
}

/** Finds the picture of a training that every visitor may see; `undefined` if it has none on this site. */
export async function linkPicture(
  reader: Reader,
  { storage, linkPictures }: Pick<Media, 'storage' | 'linkPictures'>,
  { id, palette }: { id: number; palette: CoverPalette },
): Promise<LinkPicture | undefined> {
  const training = await reader
    .selectFrom('trainings')
    .select(['id', 'cover'])
    .where('id', '=', id)
    .where(visibleTo(null))
    .executeTakeFirst()
  const address = training && linkPictureName(training, palette)
  if (!address) return undefined
  const encode = () => linkPictures(address, () => encoded(training, storage, palette))
  return { address, type: uploadType(address), encode }
}

async function encoded(
  { id, cover }: PicturedTraining,
  storage: Media['storage'],
  palette: CoverPalette,
): Promise<EncodedLinkPicture> {
  if (cover === null) return drawnLinkPicture(drawCover({ seed: `training-${id}`, ratio: '16/9', palette }))
  const name = storedName(cover)
  const content = name && (await storage.read(name))
  return content ? croppedLinkPicture(content) : undefined
}
