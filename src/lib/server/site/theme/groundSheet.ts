import { Hex, type Appearance } from '#shared/theme/appearance.ts'
import { pageGround } from '#shared/theme/pageGround.ts'
import { themeHash } from './stylesheet.ts'

/** Returns the address of the style sheet for a page's own background colour (`#rrggbb`); it changes with the brand. */
export function groundHref(
  brand: Appearance,
  colour: string,
  files: (content: string) => string = (content) => `/theme/${themeHash(content)}`,
): string {
  return `${files(groundSheet(brand, colour))}/ground-${Hex.parse(colour).slice(1)}.css`
}

/** Returns the style sheet for a page's own background colour: the content security policy forbids style attributes. */
export function groundSheet(brand: Appearance, colour: string): string {
  const { light, dark } = pageGround(brand, Hex.parse(colour))
  const rule = (root: string, ground: string) => `${root} .on-own{background:${ground}}`
  const night = `@media (prefers-color-scheme:dark){${rule(':root:not([data-scheme=light])', dark)}}`
  return `@layer parts{${rule(':root', light)}@media screen{${night}${rule(':root[data-scheme=dark]', dark)}}}`
}
