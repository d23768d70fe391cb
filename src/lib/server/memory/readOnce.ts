import { noteStore } from './loads.ts'

/** The characters that one reader keeps: with the values that were read from them, a few megabytes. */
const MOST_CHARACTERS = 1_000_000
/** Longer texts are rare, and are read each time. */
const LONGEST = 20_000
const CHARACTER_BYTES = 2

/**
 * Returns `read` with its results kept, for texts of columns that most pages read: to parse and to check a text takes
 * longer than all the rest of its row. Everyone gets the same value, so nobody may change it.
 * @param read a pure function of the text
 */
export function readOnce<Value extends object>(read: (text: string) => Value): (text: string) => Readonly<Value> {
  const known = new Map<string, Value>()
  const kept = { size: 0, bytes: 0 }
  noteStore('read texts', kept)
  return (text) => {
    const held = known.get(text)
    if (held) return held
    const value = read(text)
    if (text.length > LONGEST) return value
    const bytes = text.length * CHARACTER_BYTES
    if (kept.bytes + bytes > MOST_CHARACTERS * CHARACTER_BYTES) {
      known.clear()
      kept.bytes = 0
    }
    kept.bytes += bytes
    known.set(text, value)
    kept.size = known.size
    return value
  }
}
