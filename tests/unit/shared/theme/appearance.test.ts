import { expect, test } from 'vitest'
import { Appearance, defaultAppearance } from '#shared/theme/appearance.ts'

test('further style sheets of the fonts are style sheets of this site', () => {
  const { icons, body, headings } = defaultAppearance.fonts
  const codesOf = (link: string) => {
    const { error } = Appearance.safeParse({ ...defaultAppearance, fonts: { icons, body, headings, links: [link] } })
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
  expect(codesOf('/fonts/more.css')).toBeUndefined()
  for (const link of ['/brand/mark.svg', '/fonts/more.woff2'])
    expect(codesOf(link)).toEqual(['fonts.links.0: Name a style sheet of this site: a path that ends in .css.'])
  expect(codesOf('https://fonts.test/more.css')).toHaveLength(1)
})
