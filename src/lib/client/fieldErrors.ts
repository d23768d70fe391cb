import type { Problem } from '#shared/contract/common.ts'

/** A problem in the form that form libraries expect. `name` is for example `sections.0.title`; `root` is the whole form. */
export interface FieldError {
  name: string
  type: 'server'
  message: string
}

/** Turns the server's problems into errors of form fields (specification, section 5): the first problem of each field. */
export function toFieldErrors(problems: readonly Problem[]): FieldError[] {
  const byName = new Map<string, FieldError>()
  for (const { path, message } of problems) {
    const name = toPath(path).join('.') || 'root'
    if (!byName.has(name)) byName.set(name, { name, type: 'server', message })
  }
  return [...byName.values()]
}

/** `sections[0][content][title]` → `['sections', '0', 'content', 'title']` */
export function toPath(bracketed: string): string[] {
  return bracketed.split(/[[\]]+/).filter((key) => key !== '')
}
