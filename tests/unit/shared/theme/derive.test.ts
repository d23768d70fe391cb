import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Appearance, type Colors, defaultAppearance } from '#shared/theme/appearance.ts'
import { headerText } from '#shared/theme/bar.ts'
import { shadeOf } from '#shared/theme/colour.ts'
import { contrast, luminance } from '#shared/theme/contrast.ts'
import { deriveTheme, partneredColours } from '#shared/theme/derive.ts'
import { pairsOf } from '#shared/theme/pairs.ts'

const colourBetween = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.integer({ min, max }))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`)

const anyColour = colourBetween(0, 255)

/** Any brand that may be saved: four colours of free choice, and a page as pale or as murky as the schema lets through. */
const anyBrand = fc
  .record({
    primary: anyColour,
    secondary: anyColour,
    header: anyColour,
    sidebarMenu: anyColour,
    paper: colourBetween(90, 255),
    surface: colourBetween(90, 255),
    text: colourBetween(0, 100),
  })
  .map((colors): Colors => (saves(colors) ? colors : { ...defaultAppearance.colors, ...free(colors) }))

function free({ primary, secondary, header, sidebarMenu }: Colors) {
  return { primary, secondary, header, sidebarMenu }
}

function saves(colors: Colors): boolean {
  return Appearance.safeParse({ ...defaultAppearance, colors }).success
}

describe('contrast', () => {
  test('agrees with the worked examples of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
  })
})

describe('a brand', () => {
  test('is refused when its text cannot be read on its own page or cards', () => {
    const { colors } = defaultAppearance
    expect(saves(colors)).toBe(true)
    expect(saves({ ...colors, text: '#8a8880' })).toBe(false)
    expect(saves({ ...colors, surface: '#303030' })).toBe(false)
    expect(saves({ ...colors, text: '#ffffff', paper: '#000000', surface: '#101010' })).toBe(false)
  })

  test('of any colours is readable everywhere, light and dark', () => {
    fc.assert(
      fc.property(anyBrand, (colors) => {
        const { light, dark } = deriveTheme({ colors })
        for (const pair of [...pairsOf(light), ...pairsOf(dark)]) {
          if (pair.ratio < pair.least) throw new Error(JSON.stringify(pair))
        }
      }),
      { numRuns: 400 },
    )
  })

  test('keeps its own colours in the light look', () => {
    fc.assert(
      fc.property(anyBrand, (colors) => {
        const { light } = deriveTheme({ colors })
        expect([light.primary.colour, light.secondary.colour, light.header.colour, light.sidebar.colour]).toEqual([
          colors.primary,
          colors.secondary,
          colors.header,
          colors.sidebarMenu,
        ])
      }),
      { numRuns: 30 },
    )
  })

  test('keeps the hue of a vivid primary in the dark look', () => {
    for (const primary of ['#1d5b4c', '#7a1f5c', '#123a8c', '#8a2b0e']) {
      const { dark } = deriveTheme({ colors: { ...defaultAppearance.colors, primary } })
      expect(Math.abs(shadeOf(dark.primary.colour).h - shadeOf(primary).h)).toBeLessThan(6)
      expect(luminance(dark.primary.colour)).toBeGreaterThan(luminance(primary))
    }
  })

  test('is seen to answer a pointer: hovering always changes the colour', () => {
    fc.assert(
      fc.property(anyBrand, (colors) => {
        const { light, dark } = deriveTheme({ colors })
        for (const name of partneredColours) {
          expect(light[name].hover).not.toBe(light[name].colour)
          expect(dark[name].hover).not.toBe(dark[name].colour)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('moves by five points of lightness under the pointer', () => {
    const { light } = deriveTheme(defaultAppearance)
    expect(light.primary.hover).toBe('#17483c')
  })
})

describe('the page of the default brand', () => {
  const { light, dark } = deriveTheme(defaultAppearance)

  test('is paper and ink by day and by night', () => {
    expect([light.paper, light.surface, light.ink]).toEqual(['#fbfaf6', '#ffffff', '#1d1c19'])
    expect(luminance(dark.paper)).toBeLessThan(0.01)
    expect(luminance(dark.paper)).toBeLessThan(luminance(dark.surface))
  })

  test('keeps its three inks distinct, and the quietest is still easy to read', () => {
    for (const { ink, ink2, ink3, surface } of [light, dark]) {
      const [first, second, third] = [ink, ink2, ink3].map((text) => contrast(text, surface))
      expect(first).toBeGreaterThan(second! + 2)
      expect(second).toBeGreaterThan(third! + 1)
      expect(third).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('the text of the header', () => {
  const texts = { dark: '#1d1c19', light: '#ffffff' }

  test('is dark on pale bars and light on deep ones', () => {
    expect(headerText('#fbfaf6', texts)).toBe('#1d1c19')
    expect(headerText('#1d5b4c', texts)).toBe('#ffffff')
  })

  test('flips where the threshold alone would leave it unreadable', () => {
    expect(luminance('#d9921a')).toBeLessThan(0.43)
    expect(contrast('#ffffff', '#d9921a')).toBeLessThan(4.5)
    expect(headerText('#d9921a', texts)).toBe('#1d1c19')
  })

  test('is black on the mid greys, where the softer dark is not enough', () => {
    expect(headerText('#7a7a7a', texts)).toBe('#000000')
  })
})
