import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { shadeOf } from '#shared/theme/colour.ts'
import { contrast } from '#shared/theme/contrast.ts'
import { coverName, paletteHash, parseCoverName } from '#shared/theme/covers/coverName.ts'
import { type CoverRatio, coverRatios, drawCover } from '#shared/theme/covers/drawCover.ts'
import { coverPalette } from '#shared/theme/covers/palette.ts'

const palette = coverPalette(defaultAppearance)
const ratios = Object.keys(coverRatios) as CoverRatio[] // why: Object.keys forgets the names it was given
const anySeed = fc.stringMatching(/^[\w-]{1,20}$/)
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

function groundOf(svg: string): string {
  return svg.match(/fill="(#\w{6})"/)?.[1] ?? ''
}

describe('the cover of a training', () => {
  test('is the same today and tomorrow', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...ratios), (seed, ratio) => {
        expect(drawCover({ seed, palette, ratio })).toBe(
          drawCover({ seed, palette: coverPalette(defaultAppearance), ratio }),
        )
      }),
    )
  })

  test('never weighs 3 KB, and holds only shapes in colours of one scheme', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...ratios), (seed, ratio) => {
        const svg = drawCover({ seed, palette, ratio })
        expect(svg.length).toBeLessThan(3000)
        expect(svg).not.toMatch(/style=|id=|role=|<script|<text|NaN|undefined|e[-+]\d/)
        const scheme = palette.find(({ ground }) => ground === groundOf(svg))!
        const used = [...svg.matchAll(/#\w{6}/g)].map(([colour]) => colour)
        expect(new Set(Object.values(scheme))).toEqual(new Set([...Object.values(scheme), ...used]))
      }),
      { numRuns: 500 },
    )
  })

  test('keeps its colours in every ratio', () => {
    for (const seed of ['training-1', 'training-2', 'enamel-mug']) {
      const grounds = ratios.map((ratio) => groundOf(drawCover({ seed, palette, ratio })))
      expect(new Set(grounds).size).toBe(1)
    }
  })

  test('differs from its neighbours: a catalogue shows every family of pictures in every scheme', () => {
    const covers = Array.from({ length: 400 }, (_, id) => drawCover({ seed: `training-${id}`, palette }))
    expect(new Set(covers).size).toBe(400)
    expect(new Set(covers.map(groundOf)).size).toBe(palette.length)
    const share = (pattern: RegExp) => covers.filter((cover) => pattern.test(cover)).length / 400
    // Rings have strokes, hills curves, mosaics seams; each is about a fifth.
    for (const family of [/fill="none" stroke/, /C[\d-]/, /stroke-width=".5"/]) {
      expect(share(family)).toBeGreaterThan(0.13)
      expect(share(family)).toBeLessThan(0.27)
    }
  })
})

describe('the palette of any brand', () => {
  test('separates the shapes of a scheme from its ground', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (primary, secondary) => {
        for (const scheme of coverPalette({ colors: { ...defaultAppearance.colors, primary, secondary } })) {
          const contrasts = [scheme.accent, scheme.band, scheme.base].map((colour) => contrast(colour, scheme.ground))
          expect(Math.max(...contrasts)).toBeGreaterThan(1.9)
          expect(contrasts.filter((ratio) => ratio > 1.25).length).toBeGreaterThanOrEqual(2)
        }
      }),
    )
  })

  test('stays grey where the brand is grey', () => {
    const grey = coverPalette({ colors: { ...defaultAppearance.colors, primary: '#222222', secondary: '#999999' } })
    for (const scheme of grey) for (const colour of Object.values(scheme)) expect(shadeOf(colour).c).toBeLessThan(0.01)
  })
})

describe('the address of a cover', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...ratios), (seed, ratio) => {
        const name = coverName({ seed, ratio, palette })
        expect(parseCoverName(name)).toEqual({ paletteHash: paletteHash(palette), ratio, seed })
      }),
    )
    expect(coverName({ seed: 'training-7', ratio: '4/3', palette })).toMatch(
      /^\/media\/cover\/[0-9a-z]{7}\/4-3\/training-7\.svg$/,
    )
  })

  test('is another one when the brand changes its colours', () => {
    const other = coverPalette({ colors: { ...defaultAppearance.colors, primary: '#1d5b4d' } })
    expect(paletteHash(other)).not.toBe(paletteHash(palette))
  })

  test('takes no seed that could leave its folder, and reads none', () => {
    for (const seed of ['', '../x', 'a/b', 'a b', 'ü', 'x'.repeat(65), 'a.svg'])
      expect(() => coverName({ seed, ratio: '4/3', palette })).toThrow(RangeError)
    const mark = paletteHash(palette)
    for (const path of [
      `/media/cover/${mark}/5-4/a.svg`,
      `/media/cover/${mark}/4-3/..%2Fa.svg`,
      `/media/cover/${mark}/4-3/a.svg/b`,
      `/media/cover/x/4-3/a.svg`,
      '/media/cover',
    ])
      expect(parseCoverName(path)).toBeUndefined()
  })
})
