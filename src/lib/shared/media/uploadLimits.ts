export const uploadPurposes = [
  'product',
  'banner',
  'section',
  'cover',
  'logo',
  'favicon',
  'background',
  'font',
  'avatar',
] as const
export type UploadPurpose = (typeof uploadPurposes)[number]
export type PicturePurpose = Exclude<UploadPurpose, 'font'>

/** The largest picture that is taken, in bytes. */
export const PICTURE_BYTES = 15 * 2 ** 20
/** The largest picture that is taken, in pixels: width times height. */
export const PICTURE_PIXELS = 50_000_000
/** The longest text that describes a picture, in characters. */
export const PICTURE_TEXT_LENGTH = 300
/** The largest font that is taken, in bytes. */
export const FONT_BYTES = 2 * 2 ** 20

/** Content types that the file dialog offers. The server reads the content and ignores the stated type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
