import sharp, { type OutputInfo } from 'sharp'
import { PICTURE_PIXELS, type PicturePurpose } from '#shared/media/uploadLimits.ts'
import { msg } from '#shared/i18n/message.ts'
import { pictureForms } from '#shared/media/pictureForms.ts'
import { smallerWidths } from '#shared/media/uploadedPicture.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import { boundPixels, tooManyPixels } from './boundPixels.ts'

/** One form of a picture. */
export interface EncodedForm {
  content: Buffer
  width: number
  height: number
}

/** The largest form of a picture, and the smaller ones. */
export interface EncodedPicture extends EncodedForm {
  smaller: EncodedForm[]
}

/** A picture that takes longer is not worth the time of the others. */
const SECONDS = 20
const QUALITY = 82

// One thread for each picture; no memory is kept between them.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Encodes a picture again in the forms of its purpose. Nothing of the original file remains: no EXIF data, no colour
 * profile, no bytes after its end. An animation becomes its first frame.
 * @throws Refusal 400 if it cannot be read or has too many pixels
 */
export async function encodePicture(path: string, purpose: PicturePurpose): Promise<EncodedPicture> {
  try {
    const pixels = await decode(path, purpose)
    const largest = await encode(pixels, purpose)
    const smaller: EncodedForm[] = []
    for (const width of smallerWidths(purpose, largest.width)) smaller.push(await encode(pixels, purpose, width))
    return { ...largest, smaller }
  } catch (error) {
    throw refusalOf(error)
  }
}

interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** Decodes a picture once, upright and not larger than its largest form. */
async function decode(path: string, purpose: PicturePurpose): Promise<Pixels> {
  const { widths, height, square } = pictureForms[purpose]
  const picture = sharp(path, { limitInputPixels: PICTURE_PIXELS, failOn: 'error', sequentialRead: true })
  const found = await picture.metadata()
  boundPixels(found, purpose)
  const original = found.autoOrient
  // A small picture is cut to a square too.
  const side = Math.min(Math.max(...widths), original.width, original.height)
  const size = square ? { width: side, height: side } : { width: Math.max(...widths), height }
  return picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ ...size, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encode({ data, info }: Pixels, purpose: PicturePurpose, width?: number): Promise<EncodedForm> {
  const picture = sharp(data, { raw: info }).timeout({ seconds: SECONDS })
  const resized = width ? picture.resize({ width }) : picture
  const { type } = pictureForms[purpose]
  const encoded = type === 'png' ? resized.png({ palette: true }) : resized.webp({ quality: QUALITY })
  const made = await encoded.toBuffer({ resolveWithObject: true })
  return { content: made.data, width: made.info.width, height: made.info.height }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const text = error instanceof Error ? error.message : ''
  if (text.includes('pixel limit')) return tooManyPixels(PICTURE_PIXELS)
  return invalid([{ message: msg('This picture cannot be read. It may be damaged.'), path: 'file', code: 'damaged' }])
}
