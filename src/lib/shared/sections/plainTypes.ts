import type { SectionType } from './types.ts'

/** The types that show nothing but their own words and settings: they have no loader. */
export const plainTypes = [
  'slideshow',
  'rich_text',
  'image_text',
  'video',
  'cta',
  'faq',
  'testimonials',
  'logos',
  'sign_up',
] as const satisfies readonly SectionType[]
export type PlainType = (typeof plainTypes)[number]

/** Whether a section shows nothing but its own words and settings. */
export function isPlainType(type: SectionType): type is PlainType {
  return plainTypes.some((plain) => plain === type)
}
