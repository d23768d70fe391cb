import { hash } from 'node:crypto'
import type { Appearance } from '#shared/theme/appearance.ts'
import { deriveTheme } from '#shared/theme/derive.ts'
import { schemeProperties } from '#shared/theme/schemeProperties.ts'
import { fontFaceRules, fontStacks } from './fontCss.ts'
import type { FontUrls } from './fontFaces.ts'

/**
 * Returns the brand as one style sheet of custom properties and fonts. Dark follows the reader's system unless
 * `data-scheme` on the root says `light` or `dark`; paper is always light.
 *
 * @param fontUrls the addresses of the shipped font files
 */
export function themeStylesheet(appearance: Appearance, fontUrls: FontUrls): string {
  const { light, dark } = deriveTheme(appearance)
  const night = block({ ...schemeProperties(dark), 'color-scheme': 'dark' })
  return [
    fontFaceRules(appearance.fonts, fontUrls),
    `:root${block({ ...fixedProperties(appearance), ...schemeProperties(light), 'color-scheme': 'light' })}`,
    `@media screen{@media (prefers-color-scheme:dark){:root:not([data-scheme=light])${night}}:root[data-scheme=dark]${night}}`,
    typeRules(appearance),
  ].join('')
}

/** Returns a short hash of the brand's files, so that browsers can cache their addresses forever. */
export function themeHash(...files: readonly string[]): string {
  return hash('sha256', JSON.stringify(files), 'base64url').slice(0, 12)
}

/** In scripts without a serif, headings use the sans font, bolder, with more leading and no letter spacing. */
function typeRules({ fonts }: Appearance): string {
  const { body, heading, headingElsewhere } = fontStacks(fonts)
  const type = (stack: string, weight: number, leading: number, tracking: string) => ({
    '--heading': stack,
    '--heading-weight': weight,
    '--heading-leading': leading,
    '--heading-tracking': tracking,
  })
  return [
    `:root${block({ '--body': body })}`,
    `:root,[lang]${block(type(heading, 500, 1.15, '-.012em'))}`,
    `[lang|=ar],[lang|=fa],[lang|=ur],[lang|=he]${block(type(headingElsewhere, 600, 1.35, '0'))}`,
  ].join('')
}

function fixedProperties({ roundness, site_background }: Appearance) {
  return {
    '--radius-s': `${roundness.small}px`,
    '--radius-m': `${roundness.medium}px`,
    '--radius-l': `${roundness.large}px`,
    '--radius-full': `${roundness.full}px`,
    '--site-background': site_background ? `url(${site_background})` : 'none',
  }
}

function block(properties: Record<string, string | number>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return `{${declarations.join(';')}}`
}
