import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { codePoints } from '#server/site/icons/codePoints.ts'
import { defaultPaths } from '#server/site/icons/defaultPaths.ts'
import { drawIcons } from '#server/site/icons/drawIcons.ts'
import { pathData } from '#server/site/icons/pathData.ts'
import { iconSprite } from '#server/site/icons/sprite.ts'
import { defaultAppearance, iconStyles } from '#shared/theme/appearance.ts'
import { iconNames, mirroredIcons } from '#shared/theme/icons.ts'

const usual = defaultAppearance.fonts.icons

function drawing(sprite: string, name: string): string {
  return (
    sprite.match(new RegExp(`<symbol id="${name}" viewBox="0 -960 960 960"><path d="([^"]+)"/></symbol>`))?.[1] ?? ''
  )
}

describe.each(iconStyles)('the icon font in the style %s', (style) => {
  test('has every icon of the list, and no other', () => {
    const file = `../../../../../src/lib/server/site/icons/material-symbols-${style}.ttf`
    const font = create(readFileSync(new URL(file, import.meta.url)))
    const privateUse = font.characterSet.filter((codePoint) => codePoint >= 0xe000 && codePoint <= 0xf8ff)
    expect(new Set(privateUse)).toEqual(new Set(Object.values(codePoints)))
    expect(privateUse).toHaveLength(iconNames.length)
    expect(Object.keys(codePoints)).toEqual([...iconNames])
  })
})

test('the written outlines are those of the font at the default settings', () => {
  expect(defaultPaths).toEqual(drawIcons(usual))
  expect(Object.keys(defaultPaths)).toEqual([...iconNames])
})

describe('the sprite', () => {
  test('draws every icon, each inside its square', async () => {
    const sprite = await iconSprite(usual)
    for (const name of iconNames) expect(drawing(sprite, name), name).toMatch(/^m[-\d mlhvqcz]+z$/)
    expect(sprite.match(/<symbol/g)).toHaveLength(iconNames.length)
  })

  test('follows each setting of the brand', async () => {
    const settings = [
      usual,
      { ...usual, weight: 700 },
      { ...usual, filled: true },
      { ...usual, grade: 200 },
      { ...usual, optical_size: 48 },
      { ...usual, style: 'rounded' as const },
      { ...usual, style: 'sharp' as const },
    ]
    const sprites = await Promise.all(settings.map(iconSprite))
    expect(new Set(sprites).size).toBe(settings.length)
    expect(await iconSprite({ ...usual })).toBe(sprites[0])
  })

  test('weighs little', async () => {
    expect((await iconSprite(usual)).length).toBeLessThan(40_000)
  })

  test('holds nothing that a strict content policy would refuse', async () => {
    expect(await iconSprite(usual)).not.toMatch(/style|script|on\w+=/)
  })
})

describe('an outline', () => {
  test('is turned upright and written in relative steps', () => {
    expect(
      pathData([
        { command: 'moveTo', args: [100, 200] },
        { command: 'lineTo', args: [300, 200] },
        { command: 'quadraticCurveTo', args: [350.4, 200, 350.4, 250] },
        { command: 'closePath', args: [] },
        { command: 'moveTo', args: [110, 210] },
        { command: 'lineTo', args: [110, 190] },
        { command: 'closePath', args: [] },
      ]),
    ).toBe('m100-200h200q50 0 50-50zm10-10v20z')
  })
})

test('arrows along the line turn round in right-to-left pages, others do not', () => {
  expect([...mirroredIcons].every((name) => iconNames.includes(name))).toBe(true)
  expect(mirroredIcons.has('arrow_back') && mirroredIcons.has('chevron_right')).toBe(true)
  expect(mirroredIcons.has('search') || mirroredIcons.has('check') || mirroredIcons.has('help')).toBe(false)
})
