// Reduces each style of the icon font to the icons of src/lib/shared/theme/icons.ts, with all its axes, notes the code
// point of each icon, and draws each as the default appearance has it. Run it after a change of that list or of the default icon settings,
// and commit the files that it writes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { create } from 'fontkit'
import { format } from 'oxfmt'
import subsetFont from 'subset-font'
import { defaultAppearance, iconStyles } from '../src/lib/shared/theme/appearance.ts'
import { iconNames } from '../src/lib/shared/theme/icons.ts'

const folder = new URL('../src/lib/server/site/icons/', import.meta.url)

const sizes = []
let codePoints
for (const style of iconStyles) {
  const full = readFont(style)
  codePoints ??= codePointsOf(create(full))
  if (!isDeepStrictEqual(codePointsOf(create(full)), codePoints)) throw new Error(`${style} has other code points`)
  const characters = String.fromCodePoint(...Object.values(codePoints))
  // Plain sfnt: fontkit cannot vary a compressed font. Ligatures would add the letters of their names again.
  const subset = await subsetFont(full, characters, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
  })
  writeFileSync(new URL(`material-symbols-${style}.ttf`, folder), subset)
  sizes.push(`${style} ${subset.length}`)
}
writeFileSync(new URL('codePoints.ts', folder), codePointsText(codePoints))
// Imported now, because it reads the files that are written above.
const { drawIcons } = await import('../src/lib/server/site/icons/drawIcons.ts')
const text = pathsText(drawIcons(defaultAppearance.fonts.icons))
const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'))
const { code, errors } = await format('defaultPaths.ts', text, options)
if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
writeFileSync(new URL('defaultPaths.ts', folder), code)
console.warn(`${iconNames.length} icons; bytes: ${sizes.join(', ')}`)

function readFont(style) {
  const name = `@fontsource-variable/material-symbols-${style}/files/material-symbols-${style}-latin-full-normal.woff2`
  return readFileSync(createRequire(import.meta.url).resolve(name))
}

/** The font finds an icon by its name as a ligature; its glyph has the code point. */
function codePointsOf(font) {
  const byGlyph = new Map(font.characterSet.map((codePoint) => [font.glyphForCodePoint(codePoint).id, codePoint]))
  return Object.fromEntries(
    iconNames.map((name) => {
      const { glyphs } = font.layout(name)
      const codePoint = glyphs.length === 1 ? byGlyph.get(glyphs[0].id) : undefined
      if (codePoint === undefined) throw new Error(`Material Symbols has no icon with the name ${name}`)
      return [name, codePoint]
    }),
  )
}

function codePointsText(codePoints) {
  const lines = Object.entries(codePoints).map(([name, codePoint]) => `  ${name}: 0x${codePoint.toString(16)},`)
  return `import type { IconName } from '#shared/theme/icons.ts'

/** Where each icon is in the fonts of all styles. Written by scripts/icons.mjs. */
export const codePoints: Record<IconName, number> = {
${lines.join('\n')}
}
`
}

function pathsText(paths) {
  const lines = Object.entries(paths).map(([name, path]) => `  ${name}: '${path}',`)
  return `import type { IconName } from '#shared/theme/icons.ts'

/** The outline of each icon at the default settings. Written by scripts/icons.mjs. */
export const defaultPaths: Record<IconName, string> = {
${lines.join('\n')}
}
`
}
