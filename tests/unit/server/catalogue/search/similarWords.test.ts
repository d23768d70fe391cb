import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterMask, similarWords } from '#server/catalogue/search/similarWords.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'ا', '算'), maxLength: 8 })

test('words that differ by a few letters are found, and no others', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), letters, fc.integer({ min: 1, max: 2 }), (words, word, slips) => {
      const found = similarWords({ words, letters: Uint32Array.from(words, letterMask) }, word, slips)
      const expected = words.flatMap((other, place) => {
        const distance = distanceOf(word, other)
        return distance <= slips ? [[place, distance]] : []
      })
      expect(found).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

/** The definition: the cheapest of removing, adding and replacing the first letter. */
function distanceOf(word: string, other: string, most = 3): number {
  if (most < 0) return Infinity
  if (word === '' || other === '') return word.length + other.length
  if (word[0] === other[0]) return distanceOf(word.slice(1), other.slice(1), most)
  const ways = [distanceOf(word.slice(1), other, most - 1), distanceOf(word, other.slice(1), most - 1)]
  return 1 + Math.min(...ways, distanceOf(word.slice(1), other.slice(1), most - 1))
}
