import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { IconSettings, IconStyle } from '#shared/theme/appearance.ts'
import { type IconName, iconNames } from '#shared/theme/icons.ts'
import { codePoints } from './codePoints.ts'
import { pathData } from './pathData.ts'

/** The outline of every icon as path data, in the brand's style, weight, fill, grade and optical size. */
export function drawIcons({ style, weight, filled, grade, optical_size }: IconSettings): Record<IconName, string> {
  const font = symbols(style).getVariation({ wght: weight, FILL: filled ? 1 : 0, GRAD: grade, opsz: optical_size })
  const paths = iconNames.map((name) => [name, pathData(font.glyphForCodePoint(codePoints[name]).path.commands)])
  // Cast: the type of Object.fromEntries loses the keys.
  return Object.fromEntries(paths) as Record<IconName, string>
}

/** Resolved through the package's own imports, because the bundle of this file is in another folder than the font. */
function symbols(style: IconStyle): Font {
  const file = createRequire(import.meta.url).resolve(`#server/site/icons/material-symbols-${style}.ttf`)
  return create(readFileSync(file))
}
