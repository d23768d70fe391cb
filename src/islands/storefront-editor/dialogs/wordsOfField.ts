import type { Translate } from '#shared/i18n/message.ts'

/** All words of a value: of a formatted text, of a picture, of a list, of anything. */
export function wordsOfField(value: unknown, t: Translate): string {
  return [...wordsIn(value, t)].join(' ').slice(0, 300)
}

/** Members that say how a text is formatted, and not what it says. */
const silent = new Set(['type', 'marks'])

function* wordsIn(value: unknown, t: Translate): Generator<string> {
  if (value === null || value === undefined) return
  if (typeof value !== 'object') yield String(value)
  else if (Array.isArray(value)) for (const item of value) yield* wordsIn(item, t)
  else
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'decoration') yield t('Only decoration')
      else if (!silent.has(name)) yield* wordsIn(inner, t)
    }
}
