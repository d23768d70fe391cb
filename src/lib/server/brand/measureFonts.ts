import type { Appearance, FontFamily } from '#shared/theme/appearance.ts'
import type { Storage } from '../media/storage.ts'
import { readFont } from './readFont.ts'

/** Returns the fonts of an appearance with the measures of their files, whatever the request says. */
export async function measureFonts(
  storage: Pick<Storage, 'read'>,
  fonts: Appearance['fonts'],
): Promise<Appearance['fonts']> {
  const [body, headings] = await Promise.all([measured(storage, fonts.body), measured(storage, fonts.headings)])
  return { ...fonts, body, headings }
}

async function measured(storage: Pick<Storage, 'read'>, family: FontFamily): Promise<FontFamily> {
  const file = family.files.find(({ style }) => style === 'normal') ?? family.files[0]
  const facts = file && (await readFont(storage, file.url))
  return { ...family, fallback: facts?.fallback ?? null }
}
