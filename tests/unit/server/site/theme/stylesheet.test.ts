import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type FontUrls, fontFaces } from '#server/site/theme/fontFaces.ts'
import { preloadsFor } from '#server/site/theme/preloads.ts'
import { themeHash, themeStylesheet } from '#server/site/theme/stylesheet.ts'
import { Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import { deriveTheme } from '#shared/theme/derive.ts'

const urls = Object.fromEntries(
  Object.keys(fontFaces).map((key) => [key, `/_astro/ibm-plex-${key}-normal.D4kx9_Qw.woff2`]),
) as FontUrls // why: Object.fromEntries forgets which keys it was given

const css = themeStylesheet(defaultAppearance, urls)

/** A brand with a font of its own for text, measured when it was uploaded. */
const branded: Appearance = {
  ...defaultAppearance,
  fonts: {
    ...defaultAppearance.fonts,
    body: {
      name: 'Harbour',
      family: 'Harbour Text',
      files: [{ style: 'normal', weight: '400', url: '/media/harbour.woff2', format: 'woff2' }],
      fallback: { size: 104, ascent: 95, descent: 24 },
    },
  },
}

function rule(sheet: string, selector: string): string {
  return sheet.split(`${selector}{`)[1]?.split('}')[0] ?? ''
}

describe('the style sheet of the brand', () => {
  test('weighs less than 2.5 KB on the wire', () => {
    expect(gzipSync(css).length).toBeLessThan(2500)
  })

  test('has the same properties in both schemes, and says which scheme it is', () => {
    const { light, dark } = deriveTheme(defaultAppearance)
    const night = rule(css, ':root[data-scheme=dark]')
    expect(css).toContain(`--primary:${light.primary.colour}`)
    expect(night).toContain(`--primary:${dark.primary.colour}`)
    expect(night).toContain('color-scheme:dark')
    expect(rule(css, ':root:not([data-scheme=light])')).toBe(night)
    const [day] = css.split('@media screen')
    for (const [name] of night.matchAll(/--[\w-]+(?=:)/g)) expect(day, name).toContain(`${name}:`)
  })

  test('leaves paper light: the dark scheme is for screens', () => {
    const screen = css.indexOf('@media screen{')
    expect(screen).toBeGreaterThan(0)
    expect(css.slice(0, screen)).not.toContain('data-scheme')
  })

  test('is parsed whole: brackets match and no value is missing', () => {
    expect(css.split('{')).toHaveLength(css.split('}').length)
    expect(css).not.toMatch(/undefined|NaN|null/)
  })

  test('has a name that changes with the brand, and only with it', () => {
    const colors = { ...defaultAppearance.colors, secondary: '#d9931a' }
    expect(themeHash(themeStylesheet({ ...defaultAppearance, colors }, urls))).not.toBe(themeHash(css))
    expect(themeHash(themeStylesheet(structuredClone(defaultAppearance), urls))).toBe(themeHash(css))
    expect(themeHash(css)).toMatch(/^[\w-]{12}$/)
    expect(themeHash(css, '<svg/>')).not.toBe(themeHash(css, '<svg></svg>'))
  })
})

describe('the fonts', () => {
  test('swap only if a local font of the same measures is shown until then', () => {
    for (const face of css.match(/@font-face\{[^}]+\}/g) ?? []) {
      const family = face.match(/font-family:"([^"]+)"/)?.[1]
      if (face.includes('font-display:swap')) expect(css, family).toContain(`@font-face{font-family:"${family} Local"`)
    }
    expect(css).toMatch(/font-family:"IBM Plex Sans Arabic";font-weight:400;font-display:optional/)
  })

  test('of the brand come first, with their own stand-in, and the shipped ones serve the other scripts', () => {
    const sheet = themeStylesheet(branded, urls)
    expect(sheet).toContain('--body:"Harbour Text","Harbour Text Local","IBM Plex Sans"')
    expect(sheet).toMatch(/--body:[^}]*"IBM Plex Sans Arabic"/)
    expect(sheet).toContain('src:url(/media/harbour.woff2) format("woff2")')
    expect(sheet).toContain('size-adjust:104%')
  })

  test('of a brand that could not be measured never move the page', () => {
    const { body } = branded.fonts
    const sheet = themeStylesheet({ ...branded, fonts: { ...branded.fonts, body: { ...body, fallback: null } } }, urls)
    expect(sheet).toMatch(/font-family:"Harbour Text";[^}]*font-display:optional/)
    expect(sheet).not.toContain('Harbour Text Local')
  })

  test('set Arabic headings in the sans, heavier and never spaced out', () => {
    const arabic = rule(css, '[lang|=ar],[lang|=fa],[lang|=ur],[lang|=he]')
    expect(arabic).toContain('--heading:var(--body)')
    expect(arabic).toContain('--heading-weight:600')
    expect(arabic).toMatch(/--heading-tracking:0$/)
  })

  test('are preloaded only for the script of the page', () => {
    expect(preloadsFor('latin', defaultAppearance, urls).map(({ href }) => href)).toEqual([
      urls.sansLatin,
      urls.serif500,
    ])
    expect(preloadsFor('arabic', defaultAppearance, urls).map(({ href }) => href)).toEqual([
      urls.arabic400,
      urls.arabic600,
    ])
    expect(preloadsFor('latin', branded, urls)[0]).toEqual({ href: '/media/harbour.woff2', type: 'font/woff2' })
  })
})

describe('what an administrator saves', () => {
  test('cannot write anything else into the style sheet', () => {
    const { fonts } = branded
    const hostile = [
      { ...branded, site_background: '/x);} body{display:none' },
      { ...branded, site_background: '//elsewhere.test/x.png' },
      { ...branded, site_background: 'https://elsewhere.test/x.png' },
      { ...branded, fonts: { ...fonts, body: { ...fonts.body, family: 'A";}body{display:none' } } },
      {
        ...branded,
        fonts: { ...fonts, body: { ...fonts.body, files: [{ ...fonts.body.files[0], weight: '400;}' }] } },
      },
      { ...branded, colors: { ...branded.colors, primary: 'red;}body{}' } },
    ]
    expect(Appearance.safeParse(branded).success).toBe(true)
    for (const appearance of hostile) expect(Appearance.safeParse(appearance).success).toBe(false)
  })
})
