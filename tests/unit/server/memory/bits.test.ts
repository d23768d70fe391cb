import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addAllBits,
  addBit,
  type Bits,
  countBits,
  countCommon,
  eachBit,
  emptyBits,
  hasBit,
  keepCommon,
  removeAllBits,
  removeBit,
  unionOfBits,
} from '#server/memory/bits.ts'

const numbers = fc.uniqueArray(fc.nat(200))

test('a set of bits is a set of numbers, whatever the lengths of two sets', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.nat(250), (some, others, number) => {
      const [a, b] = [new Set(some), new Set(others)]
      expect(numbersIn(bitsOf(some))).toEqual(sorted(a))
      expect(hasBit(bitsOf(some), number)).toBe(a.has(number))
      expect(countBits(bitsOf(some))).toBe(a.size)
      expect(countCommon(bitsOf(some), bitsOf(others))).toBe(a.intersection(b).size)
      expect(numbersIn(keepCommon(bitsOf(some), bitsOf(others)))).toEqual(sorted(a.intersection(b)))
      expect(numbersIn(removeAllBits(bitsOf(some), bitsOf(others)))).toEqual(sorted(a.difference(b)))
      expect(numbersIn(addAllBits(bitsOf(some, 200), bitsOf(others)))).toEqual(sorted(a.union(b)))
      expect(numbersIn(unionOfBits(200, [bitsOf(some), undefined, bitsOf(others)]))).toEqual(sorted(a.union(b)))
    }),
  )
})

function bitsOf(given: readonly number[], most = Math.max(0, ...given)): Bits {
  const bits = emptyBits(most)
  for (const number of given) addBit(bits, number)
  // A number that was removed is not in it.
  addBit(bits, most)
  if (!given.includes(most)) removeBit(bits, most)
  return bits
}

function numbersIn(bits: Bits): number[] {
  const found: number[] = []
  eachBit(bits, (number) => found.push(number))
  return found
}

function sorted(set: ReadonlySet<number>): number[] {
  return [...set].sort((a, b) => a - b)
}
