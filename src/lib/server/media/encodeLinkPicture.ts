import sharp from 'sharp'
import { linkPictureSize } from '#shared/theme/covers/linkPictureName.ts'

/** A picture that takes longer is not worth the time of the others. */
const SECONDS = 10
const QUALITY = 82

/** Turns a generated cover into a picture for link previews. It has few colours, so the file is small. */
export async function drawnLinkPicture(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = linkPictureSize
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const made = await sharp(Buffer.from(sized)).timeout({ seconds: SECONDS }).png({ palette: true }).toBuffer()
  return new Uint8Array(made)
}

/** Cuts an uploaded picture for link previews. */
export async function croppedLinkPicture(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const made = await sharp(content, { sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .resize({ ...linkPictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return new Uint8Array(made)
}
