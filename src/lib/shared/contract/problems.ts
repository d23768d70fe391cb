import type { z } from 'zod'
import { msg } from '../i18n/message.ts'
import type { Refused } from '../refusal.ts'

/**
 * Every problem zod found, in our words and with the contract's bracketed paths.
 * @param given what was read: whether a value is wrong or missing cannot be told from the issue alone
 */
export function problemsOf(error: z.ZodError, given: unknown): Refused[] {
  return error.issues.flatMap((issue): Refused[] => {
    const at = (keys: readonly PropertyKey[]) => bracketPath([...issue.path, ...keys])
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ message: msg('This field is not known.'), path: at([key]), code: 'unknown' }))
    }
    return [{ ...(isMissing(issue, given) ? required : describe(issue)), path: at([]) }]
  })
}

/** `['sections', 0, 'title']` as `sections[0][title]`. */
export function bracketPath(keys: readonly PropertyKey[]): string {
  return keys.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('')
}

const required = { message: msg('This field is required.'), code: 'required' }

/** A rule of our own (`custom`) has said itself what is wrong. */
function isMissing({ code, path }: z.core.$ZodIssue, given: unknown): boolean {
  return code !== 'custom' && path.reduce(memberOf, given) === undefined
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function describe(issue: z.core.$ZodIssue): Omit<Refused, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return { message: msg('This value has the wrong type.'), code: 'type' }
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? required
          : {
              message: msg('Use at least {{limit}} characters.'),
              values: { limit: Number(issue.minimum) },
              code: 'too_short',
            }
        : { message: msg('The least is {{limit}}.'), values: { limit: Number(issue.minimum) }, code: 'too_small' }
    case 'too_big':
      return issue.origin === 'string'
        ? {
            message: msg('Use at most {{limit}} characters.'),
            values: { limit: Number(issue.maximum) },
            code: 'too_long',
          }
        : { message: msg('The most is {{limit}}.'), values: { limit: Number(issue.maximum) }, code: 'too_big' }
    case 'invalid_format':
      return { message: msg('This is not in the expected form.'), code: 'format' }
    case 'invalid_value':
      return { message: msg('This is not one of the choices.'), code: 'choice' }
    case 'custom':
      return { message: issue.message, code: typeof issue.params?.code === 'string' ? issue.params.code : 'custom' }
    default:
      return { message: msg('This value cannot be used.'), code: 'value' }
  }
}
