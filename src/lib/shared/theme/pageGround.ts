import type { Appearance } from './appearance.ts'
import { mixWhile } from './colour.ts'
import { contrast } from './contrast.ts'
import { deriveTheme, partneredColours, type Scheme } from './derive.ts'
import { textRatio } from './partners.ts'

/** A page's own background colour in both schemes: as much of it as leaves every text of the page readable. */
export function pageGround(brand: Pick<Appearance, 'colors'>, colour: string): { light: string; dark: string } {
  const { light, dark } = deriveTheme(brand)
  return { light: readableOn(light, colour), dark: readableOn(dark, colour) }
}

function readableOn(scheme: Scheme, colour: string): string {
  const texts = [scheme.ink, scheme.ink2, scheme.ink3, ...partneredColours.map((name) => scheme[name].text)]
  return mixWhile(colour, scheme.paper, 1, (hex) => texts.every((text) => contrast(text, hex) >= textRatio))
}
