import type { Metadata } from 'sharp'
import { msg } from '#shared/i18n/message.ts'
import { PICTURE_PIXELS, type PicturePurpose } from '#shared/media/uploadLimits.ts'
import { invalid, type Refusal } from '#shared/refusal.ts'

/** The memory that the decoder of one picture may take, in bytes. The rest of the work takes 60 MB at most. */
const DECODER_BYTES = 128e6
/** A photo of a telephone has up to 25 million pixels; nobody needs more for 256 × 256. */
const AVATAR_PIXELS = 25e6

/**
 * Refuses a picture whose pixels would take too much memory, before they are decoded: a file of 2 KB can hold 50 million.
 * @throws Refusal 400
 */
export function boundPixels(picture: Metadata, purpose: PicturePurpose): void {
  const most = Math.min(
    purpose === 'avatar' ? AVATAR_PIXELS : PICTURE_PIXELS,
    Math.floor(DECODER_BYTES / decoderBytes(picture)),
  )
  if (picture.width * picture.height <= most) return
  if (most >= PICTURE_PIXELS || purpose === 'avatar') throw tooManyPixels(most)
  throw tooManyPixels(
    most,
    msg('This picture has too many pixels for a file of its kind, at most {{limit}} million. Save it as a plain JPEG.'),
  )
}

/** The picture has more pixels than `most`. */
export function tooManyPixels(
  most: number,
  message: string = msg('This picture has too many pixels. At most {{limit}} million are possible.'),
): Refusal {
  return invalid([{ message, values: { limit: Math.floor(most / 1e6) }, path: 'file', code: 'too_many_pixels' }])
}

/**
 * The memory that a decoder takes for each pixel, as measured. AVIF, progressive JPEG, interlaced PNG and GIF are decoded
 * as a whole; the other formats row by row.
 */
function decoderBytes({ format, channels, depth, bitsPerSample = 8, isProgressive, chromaSubsampling }: Metadata) {
  if (format === 'heif') return bitsPerSample > 8 ? 27 : 20
  if (format === 'gif') return 6
  if (!isProgressive) return 1
  // Coefficients of two bytes; with 4:2:0 a quarter of those for the colours.
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels
  return channels * (depth === 'ushort' ? 2 : 1)
}
