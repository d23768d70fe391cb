/** A set of small whole numbers with one bit for each; numbers beyond its end are not in it. */
export type Bits = Uint32Array<ArrayBuffer>

/** Returns an empty set for the numbers up to `most`. */
export function emptyBits(most: number): Bits {
  return new Uint32Array((most >>> 5) + 1)
}

/** Whether the set has a number; one beyond its end is not in it. */
export function hasBit(bits: Bits, number: number): boolean {
  const word = number >>> 5
  return word < bits.length && ((bits[word]! >>> (number & 31)) & 1) === 1
}

/** Adds a number up to the `most` of the set. */
export function addBit(bits: Bits, number: number): void {
  bits[number >>> 5]! |= 1 << (number & 31)
}

/** Removes a number up to the `most` of the set. */
export function removeBit(bits: Bits, number: number): void {
  bits[number >>> 5]! &= ~(1 << (number & 31))
}

/** Removes from `bits` all numbers that are not in `others`. */
export function keepCommon(bits: Bits, others: Bits): Bits {
  const shared = Math.min(bits.length, others.length)
  for (let word = 0; word < shared; word++) bits[word]! &= others[word]!
  bits.fill(0, shared)
  return bits
}

/** Adds all numbers of `others` that `bits` has room for. */
export function addAllBits(bits: Bits, others: Bits): Bits {
  const shared = Math.min(bits.length, others.length)
  for (let word = 0; word < shared; word++) bits[word]! |= others[word]!
  return bits
}

/** Returns the numbers up to `most` of all these sets. */
export function unionOfBits(most: number, sets: readonly (Bits | undefined)[]): Bits {
  const all = emptyBits(most)
  for (const bits of sets) if (bits) addAllBits(all, bits)
  return all
}

/** Removes all numbers of `others`. */
export function removeAllBits(bits: Bits, others: Bits): Bits {
  const shared = Math.min(bits.length, others.length)
  for (let word = 0; word < shared; word++) bits[word]! &= ~others[word]!
  return bits
}

/** Returns the number of numbers in the set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += onesIn(bits[word]!)
  return count
}

/** Returns how many numbers are in both sets. */
export function countCommon(bits: Bits, others: Bits): number {
  const shared = Math.min(bits.length, others.length)
  let count = 0
  for (let word = 0; word < shared; word++) count += onesIn(bits[word]! & others[word]!)
  return count
}

/** Calls `visit` for each number, in ascending order. */
export function eachBit(bits: Bits, visit: (number: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) visit(word * 32 + 31 - Math.clz32(rest & -rest))
  }
}

/** Returns the number of ones of a 32-bit number. */
export function onesIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
