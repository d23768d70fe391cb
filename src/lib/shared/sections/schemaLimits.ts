import { z } from 'zod'

/** The smallest and largest size of a value: characters of a text, a number itself, entries of a list. */
export interface SchemaLimits {
  min?: number | undefined
  max?: number | undefined
}

/** Reads the limits of a part of a section from its schema, so that a form never repeats them. */
export function schemaLimits(schema: z.ZodType): SchemaLimits {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodString) return sizes(inner.minLength, inner.maxLength)
  if (inner instanceof z.ZodNumber) return sizes(inner.minValue, inner.maxValue)
  return inner instanceof z.ZodArray ? listLimits(inner) : {}
}

/** The schema of one field of an object. */
export function schemaOfKey(schema: z.ZodType, key: string): z.ZodType {
  const inner = unwrapped(schema)
  const found: unknown = inner instanceof z.ZodObject ? inner.shape[key] : undefined
  if (!(found instanceof z.ZodType)) throw new Error(`The schema has no field ${key}.`)
  return found
}

/** The schema of the entries of a list. */
export function schemaOfItem(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema)
  const found: unknown = inner instanceof z.ZodArray ? inner.element : undefined
  if (!(found instanceof z.ZodType)) throw new Error('The schema is not one of a list.')
  return found
}

/** Without `default`, `nullable` and `optional`. */
function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner: unknown = schema.unwrap()
    if (inner instanceof z.ZodType) return unwrapped(inner)
  }
  return schema
}

function listLimits(list: z.ZodArray): SchemaLimits {
  const checks = (list.def.checks ?? []).map((check) => check._zod.def)
  const limits: SchemaLimits = {}
  for (const check of checks) {
    if ('minimum' in check) limits.min = Number(check.minimum)
    if ('maximum' in check) limits.max = Number(check.maximum)
    if ('length' in check) Object.assign(limits, sizes(Number(check.length), Number(check.length)))
  }
  return limits
}

function sizes(min: number | null, max: number | null): SchemaLimits {
  return { min: min ?? undefined, max: max ?? undefined }
}
