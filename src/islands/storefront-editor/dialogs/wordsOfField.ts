/** All words of a value: of a formatted text, of a list, of anything. */
export function wordsOfRichText(value: unknown): string {
  return [...wordsIn(value)].join(' ').slice(0, 300)
}

/** Members that say how a text is formatted, and not what it says. */
const silent = new Set(['type', 'marks'])

function* wordsIn(value: unknown): Generator<string> {
  if (value === null || value === undefined) return
  if (typeof value !== 'object') yield String(value)
  else if (Array.isArray(value)) for (const item of value) yield* wordsIn(item)
  else for (const [name, inner] of Object.entries(value)) if (!silent.has(name)) yield* wordsIn(inner)
}
