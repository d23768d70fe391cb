import { describe, expect, test } from 'vitest'
import { drawings } from '#islands/sections/registry.tsx'
import { definitions, mayHold } from '#shared/sections/registry.ts'
import { sectionTypes } from '#shared/sections/types.ts'

describe('every kind of section', () => {
  test('has a definition and a drawing, and nothing has one that is no kind', () => {
    expect(Object.keys(definitions).sort()).toEqual([...sectionTypes].sort())
    expect(Object.keys(drawings).sort()).toEqual([...sectionTypes].sort())
  })

  test.each(sectionTypes)('%s begins with settings that may be saved as they are', (type) => {
    const { settings, defaults } = definitions[type]
    expect(settings.parse(defaults.settings)).toEqual(defaults.settings)
  })

  test.each(sectionTypes)('%s begins with words of the right shape: only what is required may be missing', (type) => {
    const { content, defaults } = definitions[type]
    const parsed = content.safeParse(defaults.content)
    const problems = parsed.success ? [] : parsed.error.issues.map((issue) => issue.code)
    expect(problems.filter((code) => code !== 'too_small' && code !== 'custom')).toEqual([])
  })
})

describe('a storefront', () => {
  const held = (storefront: 'registered' | 'unregistered') => sectionTypes.filter((type) => mayHold(storefront, type))

  test('for visitors offers signing up and nothing that needs a learner', () => {
    expect(sectionTypes.filter((type) => !held('unregistered').includes(type))).toEqual([
      'continue_learning',
      'recommended',
      'incentives',
      'leaderboard',
    ])
  })

  test('for learners offers everything but signing up', () => {
    expect(sectionTypes.filter((type) => !held('registered').includes(type))).toEqual(['sign_up'])
  })
})
