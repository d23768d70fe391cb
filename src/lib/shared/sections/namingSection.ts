import type { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { isPlainObject } from '../sameValue.ts'
import { sectionTitle } from './sectionTitle.ts'

/**
 * Adds a problem that names the section to the problems of its fields, because a path names only its place. It is no
 * check of zod, because zod skips checks after the problem of a list that is too long.
 */
export function namingSection<Schema extends z.ZodType>(schema: Schema): Schema {
  const named = schema.clone()
  const { run } = named._zod
  named._zod.run = (payload, context) => {
    const { value } = payload
    const result = run(payload, context)
    if (!(result instanceof Promise) && result.issues.length > 0) result.issues.push(refusedSection(value))
    return result
  }
  return named
}

function refusedSection(value: unknown): z.core.$ZodRawIssue {
  const title = sectionTitle(value)
  const type = isPlainObject(value) ? String(value.type).slice(0, 40) : ''
  return {
    code: 'custom',
    path: [],
    input: value,
    message: title
      ? msg('The section “{{title}}” cannot be saved like this.')
      : msg('A section of the type {{type}} cannot be saved like this.'),
    params: { code: 'section', values: { title, type } },
  }
}
