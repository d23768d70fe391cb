import { uploadPurposes, type PicturePurpose } from './uploadLimits.ts'
import { pictureForms } from './pictureForms.ts'

/** An uploaded picture with all its forms, for an `img` element. */
export interface UploadedPicture {
  src: string
  srcset: string
  width: number
  height: number
}

const named = /^\/media\/(\w+)\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(?:webp|png)$/

/** Returns the forms of an uploaded picture; `undefined` for any other file. The name says everything. */
export function uploadedPicture(file: string): UploadedPicture | undefined {
  const [, folder, hash, width, height] = named.exec(file) ?? []
  const purpose = uploadPurposes.find((one) => one === folder)
  if (!hash || !purpose || purpose === 'font') return undefined
  const smaller = smallerWidths(purpose, Number(width))
  const forms = smaller.map((form) => `${smallerName(file, form)} ${form}w`)
  return { src: file, srcset: [...forms, `${file} ${width}w`].join(', '), width: Number(width), height: Number(height) }
}

/** The widths of the smaller forms of a picture whose largest form has this width. */
export function smallerWidths(purpose: PicturePurpose, width: number): number[] {
  return pictureForms[purpose].widths.filter((form) => form < width)
}

/** `/media/product/{hash}-1440x1080.webp` → `/media/product/{hash}-480.webp` */
export function smallerName(file: string, width: number): string {
  const [start = '', form = ''] = file.split('-')
  return `${start}-${width}${form.slice(form.indexOf('.'))}`
}

/** The address of the smallest form of a picture that is at least this wide; any other file has only itself. */
export function formAtLeast(file: string, width: number): string {
  const forms = uploadedPicture(file)?.srcset.split(', ') ?? []
  return forms.map((form) => form.split(' ')).find(([, wide = '']) => Number.parseInt(wide, 10) >= width)?.[0] ?? file
}

/** The address of the smallest form of a picture, for a preview; any other file has only itself. */
export function smallestForm(file: string): string {
  return uploadedPicture(file)?.srcset.split(' ', 1)[0] ?? file
}
