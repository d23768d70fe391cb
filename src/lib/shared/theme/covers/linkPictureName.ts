import { uploadedPicture } from '../../media/uploadedPicture.ts'
import { hash32 } from './chance.ts'
import { paletteHash } from './coverName.ts'
import type { CoverPalette } from './palette.ts'

/** The size of the pictures in link previews that the large networks ask for. */
export const linkPictureSize = { width: 1200, height: 630 } as const

/** The training of a picture; `cover` is `null` if its picture is generated. */
export interface PicturedTraining {
  id: number
  cover: string | null
}

/**
 * Returns the address of a training's picture in link previews, which browsers can cache forever; its mark changes with
 * the picture: `/media/link/{mark}/{id}.png`. Networks do not show SVG, and a photo is smaller as JPEG.
 * `undefined`: the picture belongs to another site, which names it itself.
 */
export function linkPictureName({ id, cover }: PicturedTraining, palette: CoverPalette): string | undefined {
  if (cover !== null && !uploadedPicture(cover)) return undefined
  const mark = hash32(cover ?? paletteHash(palette))
    .toString(36)
    .padStart(7, '0')
  return `/media/link/${mark}/${id}.${cover === null ? 'png' : 'jpg'}`
}

/** Returns the id in such an address; `undefined` if it is not one. Its mark may be outdated. */
export function trainingOfLinkPicture(path: string): number | undefined {
  const [, id] = path.match(/^\/media\/link\/[0-9a-z]{7}\/([1-9]\d{0,14})\.(?:png|jpg)$/) ?? []
  return id === undefined ? undefined : Number(id)
}
