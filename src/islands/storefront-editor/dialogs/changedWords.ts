/** A part of a text; `isNew` if the text before does not have it there. */
export interface TextPart {
  words: string
  isNew: boolean
}

/** Splits a text into the parts that it has in common with the text before, and the new ones. */
export function changedWords(before: string, now: string): TextPart[] {
  const [old, own] = [wordsIn(before), wordsIn(now)]
  const common = commonLengths(old, own)
  const parts: TextPart[] = []
  let at = 0
  own.forEach((words, place) => {
    while (at < old.length && old[at] !== words && common[at + 1]![place]! >= common[at]![place + 1]!) at++
    const isNew = at >= old.length || old[at] !== words
    if (!isNew) at++
    const last = parts.at(-1)
    if (last?.isNew === isNew) last.words += ` ${words}`
    else parts.push({ words, isNew })
  })
  return parts
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** For each pair of places the length of the longest common series of words after them. */
function commonLengths(old: readonly string[], own: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(own.length + 1).fill(0))
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = own.length - 1; b >= 0; b--) {
      lengths[a]![b] =
        old[a] === own[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!)
    }
  }
  return lengths
}
