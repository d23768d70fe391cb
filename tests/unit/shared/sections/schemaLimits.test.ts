import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitions } from '#shared/sections/registry.ts'
import { schemaLimits, schemaOfItem, schemaOfKey } from '#shared/sections/schemaLimits.ts'

const { content, settings } = definitions.slideshow
const limitsAt = (schema: z.ZodType, key: string) => schemaLimits(schemaOfKey(schema, key))

test('the limits of a form are those of the schema, also behind a default', () => {
  expect(limitsAt(content, 'title')).toEqual({ min: undefined, max: 160 })
  expect(limitsAt(content, 'slides')).toEqual({ min: 1, max: 5 })
  expect(limitsAt(schemaOfItem(schemaOfKey(content, 'slides')), 'title')).toEqual({ min: 1, max: 160 })
  expect(limitsAt(definitions.hero.settings, 'topics')).toEqual({ min: 0, max: 8 })
  expect(limitsAt(definitions.hero.settings, 'covers')).toEqual({ min: 3, max: 3 })
  expect(limitsAt(definitions.trainings.settings, 'size')).toEqual({ min: 1, max: 24 })
})

test('a value without a size has no limits', () => {
  expect(limitsAt(settings, 'height')).toEqual({})
  expect(schemaLimits(z.string())).toEqual({ min: undefined, max: undefined })
})

test('a field that the schema does not have is an error of the form', () => {
  expect(() => schemaOfKey(content, 'subtitle')).toThrow('subtitle')
  expect(() => schemaOfItem(schemaOfKey(content, 'title'))).toThrow('list')
})
