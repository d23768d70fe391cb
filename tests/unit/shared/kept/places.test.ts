import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtPlaces, filledHtml, looksLikePlace, placeOf } from '#shared/kept/places.ts'

const part = (here: string) =>
  `<p title="${here}">${here}</p><astro-island props="{&quot;a&quot;:[0,&quot;${here}&quot;]}"><i data-x="${here}"></i></astro-island>`
const cut = cutAtPlaces(part(placeOf('here')), ['here'])

test('a text without special characters is in each of its places as it is', () => {
  expect(filledHtml(cut, { here: '/search?page=2' })).toBe(part('/search?page=2'))
})

test('no text leaves its place: an attribute, a text and the props of an island give it back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), hostile), (here) => {
      const html = filledHtml(cut, { here })
      const [whole, title, text, props, data] =
        /^<p title="([^"<>]*)">([^<>]*)<\/p><astro-island props="([^"<>]*)"><i data-x="([^"<>]*)"><\/i><\/astro-island>$/.exec(
          html,
        ) ?? []
      expect(whole).toBe(html)
      expect([title, text, data].map((one) => readEntities(one!))).toEqual([here, here, here])
      expect(JSON.parse(readEntities(props!))).toEqual({ a: [0, here] })
    }),
  )
})

test('a place without a text is an error, and an HTML without places stays as it is', () => {
  expect(() => filledHtml(cut, {})).toThrow('here')
  expect(filledHtml(cutAtPlaces('<p>same</p>', ['here']), { here: 'x' })).toBe('<p>same</p>')
})

test('a text of the site that looks like a place stays a text', () => {
  const html = `<p>${placeOf('there')}\uE000</p>`
  expect(filledHtml(cutAtPlaces(html, ['here']), { here: 'x' })).toBe(html)
  expect(filledHtml(cutAtPlaces(html, []), {})).toBe(html)
})

test('a text with the characters of a place is recognised', () => {
  expect([placeOf('here'), 'plain', '\uE001'].map(looksLikePlace)).toEqual([true, false, true])
})

const hostile = fc.constantFrom(
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '&quot;]}">',
  '\\"]},"b":[0,"',
  '$&$1',
  placeOf('here'),
)

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function readEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => letters[name]!)
}
