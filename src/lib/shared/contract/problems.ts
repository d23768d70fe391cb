import type { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { bounded, MOST_PROBLEMS, type Refused } from '../refusal.ts'

/**
 * The problems that zod found, with our texts and the contract's bracketed paths. Only the problems that a refusal
 * names are written, because there may be a hundred thousand.
 * @param given the input: the issue alone does not show whether a value is wrong or missing
 */
export function problemsOf(error: z.ZodError, given: unknown): Refused[] {
  const problems: Refused[] = []
  let unnamed = 0
  for (const [index, issue] of error.issues.entries()) {
    if (isRepeated(issue, error.issues[index + 1])) continue
    const room = MOST_PROBLEMS - problems.length
    const path = writtenPath(issue.path, given)
    const at = (keys: readonly PropertyKey[]) => bracketPath([...path, ...keys]).slice(0, PATH_LENGTH)
    if (issue.code === 'unrecognized_keys') {
      const keys = issue.keys.slice(0, room)
      problems.push(
        ...keys.map((key) => ({ message: msg('This field is not known.'), path: at([key]), code: 'unknown' })),
      )
      unnamed += issue.keys.length - keys.length
    } else if (room > 0)
      problems.push({ ...(isMissing({ ...issue, path }, given) ? required : describe(issue)), path: at([]) })
    else unnamed += 1
  }
  return bounded(problems, unnamed)
}

/** Of a number beyond the exact ones, only the limit of the field is named, which follows. */
function isRepeated(issue: z.core.$ZodIssue, next: z.core.$ZodIssue | undefined): boolean {
  return 'note' in issue && next?.code === issue.code && next.path.join() === issue.path.join()
}

/** A name from the sender may be as long as the body. */
const PATH_LENGTH = 200

/** `['sections', 0, 'title']` as `sections[0][title]`. */
export function bracketPath(keys: readonly PropertyKey[]): string {
  return keys.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('')
}

const required = { message: msg('This field is required.'), code: 'required' }

/** A single value of a filter that takes several (`oneOrMany`) is in no list: its problem is at the name itself. */
function writtenPath(path: readonly PropertyKey[], given: unknown): PropertyKey[] {
  const inText = path.findIndex(
    (key, index) => key === 0 && typeof path.slice(0, index).reduce(memberOf, given) === 'string',
  )
  return inText === -1 ? [...path] : path.slice(0, inText)
}

/** Whether a problem is that a value is missing. A rule of our own (`custom`) has its own message. */
export function isMissing({ code, path }: z.core.$ZodIssue, given: unknown): boolean {
  return code !== 'custom' && path.reduce(memberOf, given) === undefined
}

function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function describe(issue: z.core.$ZodIssue): Omit<Refused, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return { message: wrongTypes[issue.expected] ?? msg('This value has the wrong type.'), code: 'type' }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return { message: wrongFormats[issue.format] ?? msg('This value has the wrong format.'), code: 'format' }
    case 'invalid_value':
      return { message: msg('This is not one of the choices.'), code: 'choice' }
    case 'custom':
      return {
        message: issue.message,
        code: typeof issue.params?.code === 'string' ? issue.params.code : 'custom',
        ...(issue.params?.values && { values: issue.params.values }),
      }
    default:
      return { message: msg('This value cannot be used.'), code: 'value' }
  }
}

/** The words for types and formats that a user can write. */
const wrongTypes: Readonly<Record<string, string>> = {
  number: msg('This is not a number.'),
  int: msg('Enter a whole number.'),
}
const wrongFormats: Readonly<Record<string, string>> = {
  email: msg('Enter an email address, such as name@example.com.'),
  url: msg('Enter a web address that begins with https:// or http://.'),
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Omit<Refused, 'path'> {
  const values = { limit: Number(minimum) }
  if (origin !== 'string')
    return { message: lowest[origin] ?? msg('The minimum is {{limit}}.'), values, code: 'too_small' }
  return minimum === 1 ? required : { message: msg('Use at least {{limit}} characters.'), values, code: 'too_short' }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Omit<Refused, 'path'> {
  const values = { limit: Number(maximum) }
  if (origin === 'string') return { message: msg('Use at most {{limit}} characters.'), values, code: 'too_long' }
  return { message: highest[origin] ?? msg('The maximum is {{limit}}.'), values, code: 'too_big' }
}

/** The words for lists, which are not about the size of a value. */
const lowest: Readonly<Record<string, string>> = { array: msg('Number of entries: at least {{limit}}.') }
const highest: Readonly<Record<string, string>> = { array: msg('Number of entries: at most {{limit}}.') }
