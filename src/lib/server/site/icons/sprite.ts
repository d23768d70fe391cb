import { isDeepStrictEqual } from 'node:util'
import { defaultAppearance, type IconSettings } from '#shared/theme/appearance.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { defaultDrawings } from './defaultDrawings.ts'
import type { IconDrawing } from './drawIcons.ts'

/**
 * All icons as one SVG file. A page shows one with `<svg><use href="…/icons.svg#search"/></svg>`; it takes the
 * text's colour where CSS says `fill: currentColor`.
 */
export async function iconSprite(settings: IconSettings): Promise<string> {
  const symbols = Object.entries(await iconDrawings(settings)).map(
    ([name, { viewBox, path }]) => `<symbol id="${name}" viewBox="${viewBox}"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Drawings by settings: equal settings give equal drawings. Previews may bring many settings. */
const drawn = new Map<string, Record<IconName, IconDrawing>>()

async function iconDrawings(settings: IconSettings): Promise<Record<IconName, IconDrawing>> {
  if (isDeepStrictEqual(settings, defaultAppearance.fonts.icons)) return defaultDrawings
  // fontkit takes 11 MB, which most sites never need.
  const { drawIcons } = await import('./drawIcons.ts')
  const key = JSON.stringify(settings)
  const known = drawn.get(key)
  if (known) return known
  if (drawn.size >= 8) drawn.clear()
  const drawings = drawIcons(settings)
  drawn.set(key, drawings)
  return drawings
}
