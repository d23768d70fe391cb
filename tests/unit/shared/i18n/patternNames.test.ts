import { expect, test } from 'vitest'
import { isPatternName } from '#shared/i18n/patternNames.ts'

test.each(['medium', 'medium_with_time', 'time', 'long.ar', 'medium.pt-BR'])(
  '%s is the name of a date pattern',
  (name) => {
    expect(isPatternName(name)).toBe(true)
  },
)

// The last one looks like the code of a language, but is not well-formed.
test.each(['medium.', 'short.zzz', 'other', 'other.ar', 'medium.en-12'])('%s is no name of a date pattern', (name) => {
  expect(isPatternName(name)).toBe(false)
})
