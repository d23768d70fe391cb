import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { type FontKey, fontFaces, fontScriptOf } from '#server/site/theme/fontFaces.ts'
import { fallbackFor, measureFont } from '#server/site/theme/measureFont.ts'
import { shippedMeasures, standIn } from '#server/site/theme/standIn.ts'

const { resolve } = createRequire(import.meta.url)
const imports = readFileSync(new URL('../../../../../src/lib/server/site/theme/fonts.ts', import.meta.url), 'utf8')

/** The package's path of a shipped file, as `fonts.ts` imports it for the bundle. */
function packagePath(key: FontKey): string {
  const path = imports.match(new RegExp(`import ${key} from '([^']+)\\?url'`))?.[1]
  if (!path) throw new Error(`fonts.ts does not import ${key}`)
  return path
}

function bytes(key: FontKey): Uint8Array {
  return readFileSync(resolve(packagePath(key)))
}

/** The characters that fontsource declares for a file, from the package's own table. */
function declaredBySource(key: FontKey): Set<number> {
  const [, name, subset] = packagePath(key).match(
    /files\/(.+?)-(latin-ext|latin|cyrillic|greek|arabic|hebrew)-(?:wght|\d)/,
  )!
  const packageName = packagePath(key).split('/files/')[0]!
  const table: Record<string, string> = JSON.parse(readFileSync(resolve(`${packageName}/unicode.json`), 'utf8'))
  expect(packageName).toContain(name!)
  return characters(table[subset!]!)
}

function characters(ranges: string): Set<number> {
  return new Set(
    ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((part) => Number.parseInt(part, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    }),
  )
}

const keys = Object.keys(fontFaces) as FontKey[]

describe('a shipped font file', () => {
  test.each(keys)('%s is fetched for just the characters that it can show', (key) => {
    const declared = characters(fontFaces[key].range)
    const source = declaredBySource(key)
    expect([...declared].filter((character) => !source.has(character))).toEqual([])
    // Hyphens are left to the Latin fonts: an English page must not fetch an Arabic file for one.
    const shown = create(bytes(key)).characterSet.filter((character) => source.has(character))
    expect(shown.filter((character) => !declared.has(character) && ![0x2010, 0x2011].includes(character))).toEqual([])
  })
})

describe('the local fonts that stand in', () => {
  test('are stretched by what the shipped files really measure', async () => {
    const bold = await subsetFont(Buffer.from(bytes('sansLatin')), '', {
      keepAllGlyphs: true,
      variationAxes: { wght: 600 },
      targetFormat: 'sfnt',
    })
    const measured = {
      sans: measureFont(bytes('sansLatin')),
      sansBold: measureFont(bold),
      serif: measureFont(bytes('serif500')),
    }
    for (const name of ['sans', 'sansBold', 'serif'] as const) {
      expect(measured[name].width, name).toBeCloseTo(shippedMeasures[name].width, 4)
      expect(measured[name].ascent, name).toBe(shippedMeasures[name].ascent)
      expect(measured[name].descent, name).toBe(shippedMeasures[name].descent)
    }
  })

  test('fill the same line, and a line of the same height', () => {
    const { size, ascent, descent } = standIn({ width: 0.5, ascent: 1, descent: 0.3 }, 0.4)
    expect(size).toBe(125)
    expect([(ascent * size) / 100, (descent * size) / 100]).toEqual([100, 30])
  })

  test('are found for an uploaded font with Latin letters, and for no other', () => {
    expect(fallbackFor(bytes('sansLatin'))?.size).toBeCloseTo(101.2, 1)
    expect(fallbackFor(bytes('arabic400'))).toBeNull()
    expect(() => fallbackFor(new TextEncoder().encode('<html>not a font</html>'))).toThrow()
  })
})

test('each language is read in the fonts of its script', () => {
  expect(['en', 'de', 'fr', 'es', 'ar', 'he', 'ar-EG', 'iw', 'fa'].map(fontScriptOf)).toEqual([
    'latin',
    'latin',
    'latin',
    'latin',
    'arabic',
    'hebrew',
    'arabic',
    'hebrew',
    'arabic',
  ])
})
