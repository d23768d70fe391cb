import { expect, test } from 'vitest'
import { groundHref, groundSheet } from '#server/site/theme/groundSheet.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { contrast } from '#shared/theme/contrast.ts'
import { deriveTheme } from '#shared/theme/derive.ts'
import { pageGround } from '#shared/theme/pageGround.ts'

test('a pale colour is the background of its page as it is', () => {
  expect(pageGround(defaultAppearance, '#eef6ff').light).toBe('#eef6ff')
})

test.each(['#000000', '#ffffff', '#ff0000', '#1d5b4c', '#808080'])(
  'text is readable on the background %s',
  (colour) => {
    const schemes = deriveTheme(defaultAppearance)
    const grounds = pageGround(defaultAppearance, colour)
    for (const name of ['light', 'dark'] as const) {
      const { ink, ink2, ink3, primary } = schemes[name]
      for (const text of [ink, ink2, ink3, primary.text])
        expect(contrast(text, grounds[name])).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('the style sheet of a colour has an address that changes with the brand', () => {
  const other = { ...defaultAppearance, colors: { ...defaultAppearance.colors, paper: '#ffffff', text: '#000000' } }
  expect(groundHref(defaultAppearance, '#ff0000')).toMatch(/^\/theme\/[\w-]{12}\/ground-ff0000\.css$/)
  expect(groundHref(other, '#ff0000')).not.toBe(groundHref(defaultAppearance, '#ff0000'))
  expect(groundSheet(defaultAppearance, '#FF0000')).toContain(':root[data-scheme=dark] .on-own{background:#')
})
