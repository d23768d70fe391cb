import sharp from 'sharp'
import { largestMailLogo } from '#shared/media/mailLogo.ts'

/** A logo that takes longer is not worth the time of the others. */
const SECONDS = 10
/** Pixels for one pixel of the mail on sharp screens. */
const DENSITY = 2

/** Turns an uploaded logo into a PNG for mails. */
export async function encodeMailLogo(content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const made = await sharp(content)
    .timeout({ seconds: SECONDS })
    .resize({
      width: largestMailLogo.width * DENSITY,
      height: largestMailLogo.height * DENSITY,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(made)
}
