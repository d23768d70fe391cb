import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { problemsOf } from '#shared/contract/problems.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { z } from 'zod'
import { toFieldErrors } from '../fieldErrors.ts'

/** Checks the values of a form in the browser; the messages of the problems are source strings. */
export type CheckValues<Values> = (values: Values) => readonly Refused[]

/** The check of a schema that the form shares with the server. */
export function checkBy<Values>(schema: z.ZodType): CheckValues<Values> {
  return (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success ? [] : problemsOf(parsed.error, values)
  }
}

/** Makes the form library find the same problems, with the same messages and paths, as the server. */
export function problemResolver<Values extends FieldValues>(
  check: CheckValues<Values>,
  t: Translate,
): Resolver<Values> {
  return (values) => {
    const problems = check(values).map((problem) => ({ ...problem, message: t(problem.message, problem.values) }))
    if (problems.length === 0) return { values, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const { name, message } of toFieldErrors(problems)) place(errors, name.split('.'), { type: 'check', message })
    // why: the library's type of nested errors follows the type of the values, which is not known here
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

function place(errors: Record<string, unknown>, [key = '', ...rest]: string[], error: object): void {
  if (rest.length === 0) {
    errors[key] = { ...Object(errors[key]), ...error }
    return
  }
  const inner = { ...Object(errors[key]) } as Record<string, unknown>
  errors[key] = inner
  place(inner, rest, error)
}
