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
  const { message, values, code } = unsavableSection(value)
  return { code: 'custom', path: [], input: value, message, params: { code, values } }
}

/** The problem that names a section; a broken one may have no title, or no type. */
export function unsavableSection(section: unknown) {
  const title = sectionTitle(section)
  const type = isPlainObject(section) && typeof section.type === 'string' ? section.type.slice(0, 40) : ''
  return { message: messageFor(title, type), values: { title, type }, code: 'section' }
}

function messageFor(title: string, type: string): string {
  if (title) return msg('The section “{{title}}” cannot be saved like this.')
  if (type) return msg('A section of the type {{type}} cannot be saved like this.')
  return msg('A section without a type cannot be saved.')
}
