import { uploadedPicture } from './uploadedPicture.ts'

/** A logo in mails. */
export interface MailLogo {
  /** Its address on the site. */
  file: string
  width: number
  height: number
}

/** The largest logo in a mail; it fits the narrowest phones. */
export const largestMailLogo = { width: 240, height: 40 }

/**
 * The PNG of an uploaded logo with its size in mails: some mail programs show neither WebP nor SVG, and they need the
 * size in attributes. `undefined` for a file that was not uploaded.
 */
export function mailLogo(logo: string): MailLogo | undefined {
  const picture = uploadedPicture(logo)
  if (!picture || !logo.startsWith('/media/logo/')) return undefined
  const scale = Math.min(largestMailLogo.width / picture.width, largestMailLogo.height / picture.height)
  const name = logo.slice('/media/logo/'.length, logo.lastIndexOf('.'))
  const shown = (side: number) => Math.max(1, Math.round(side * scale))
  return { file: `/media/mail/${name}.png`, width: shown(picture.width), height: shown(picture.height) }
}

/** The upload whose PNG has this address; `undefined` if it is not such an address. */
export function logoOfMail(path: string): string | undefined {
  const [, name] = /^\/media\/mail\/([0-9a-f]{32}-\d{1,4}x\d{1,4})\.png$/.exec(path) ?? []
  return name && `/media/logo/${name}.webp`
}
