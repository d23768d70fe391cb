import { uploadedPicture } from './uploadedPicture.ts'

/** The attributes of an `img` with a cover: an uploaded one has several forms. */
export function coverForms(src: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const forms = uploadedPicture(src)
  return forms ? { src, srcSet: forms.srcset, sizes } : { src }
}
