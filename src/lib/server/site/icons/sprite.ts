import { isDeepStrictEqual } from 'node:util'
import { defaultAppearance, type IconSettings } from '#shared/theme/appearance.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { defaultPaths } from './defaultPaths.ts'

/** One icon: the `viewBox` it is drawn in and its outline as path data. */
export interface IconDrawing {
  viewBox: string
  path: string
}

/** The square of every icon in the font: 960 units, above the base line. */
const viewBox = '0 -960 960 960'

/**
 * All icons as one SVG file. A page shows one with `<svg><use href="…/icons.svg#search"/></svg>`; it takes the
 * text's colour where CSS says `fill: currentColor`.
 */
export async function iconSprite(settings: IconSettings): Promise<string> {
  const symbols = Object.entries(await iconPaths(settings)).map(
    ([name, path]) => `<symbol id="${name}" viewBox="${viewBox}"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Outlines by settings: equal settings give equal outlines. Previews may bring many settings. */
const drawn = new Map<string, Record<IconName, string>>()

async function iconPaths(settings: IconSettings): Promise<Record<IconName, string>> {
  if (isDeepStrictEqual(settings, defaultAppearance.fonts.icons)) return defaultPaths
  // fontkit takes 11 MB, which most sites never need.
  const { drawIcons } = await import('./drawIcons.ts')
  const key = JSON.stringify(settings)
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= 8) drawn.clear()
  const paths = drawIcons(settings)
  drawn.set(key, paths)
  return paths
}
