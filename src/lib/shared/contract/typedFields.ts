import { z } from 'zod'

/** The values of a form as JSON, which may be incomplete while somebody types: values that do not fit are left out. */
export function typedFields<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return z.string().transform((text, context): Partial<z.output<z.ZodObject<Shape>>> => {
    const sent = sentFields(text)
    if (!sent) {
      context.addIssue({ code: 'custom', message: 'not JSON' })
      return z.NEVER
    }
    const usable = Object.entries(schema.shape).flatMap(([name, field]) => {
      const { success, data } = z.safeParse(field as z.ZodType, sent[name])
      return success && data !== undefined ? [[name, data]] : []
    })
    return Object.fromEntries(usable)
  })
}

function sentFields(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
