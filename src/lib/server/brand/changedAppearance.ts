import { Appearance } from '#shared/theme/appearance.ts'

/** Returns an appearance with a change. A language in which the logo has no text is left out. */
export function changedAppearance(before: Appearance, change: Partial<Appearance>): Appearance {
  const { logo_alt, ...after } = Appearance.parse({ ...before, ...change })
  const written = Object.entries(logo_alt).filter(([, words]) => words.trim() !== '')
  return { ...after, logo_alt: Object.fromEntries(written) }
}
