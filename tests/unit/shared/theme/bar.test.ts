import { describe, expect, test } from 'vitest'
import { chooseHeaderText, HEADER_LUMINANCE } from '#shared/theme/bar.ts'
import { luminance } from '#shared/theme/contrast.ts'

const texts = { dark: '#1d1c19', light: '#ffffff' }

describe('the text of a bar', () => {
  test('is dark above a luminance of 0.43 and light below it', () => {
    expect(chooseHeaderText('#fbfaf6', texts)).toMatchObject({ text: texts.dark })
    expect(chooseHeaderText('#123c69', texts)).toMatchObject({ text: texts.light })
  })

  test('is the other one if that choice has less than 4.5 to 1, and the proof names both', () => {
    const grey = '#909090'
    expect(luminance(grey)).toBeLessThan(HEADER_LUMINANCE)
    const choice = chooseHeaderText(grey, texts)
    expect(choice.text).toBe(texts.dark)
    expect(choice.refused?.text).toBe(texts.light)
    expect(choice.refused?.ratio).toBeLessThan(4.5)
    expect(choice.ratio).toBeGreaterThanOrEqual(4.5)
  })

  test('can be read on every grey', () => {
    for (let level = 0; level < 256; level++) {
      const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      expect(chooseHeaderText(grey, texts).ratio).toBeGreaterThanOrEqual(4.5)
    }
  })
})
