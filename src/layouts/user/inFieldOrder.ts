import type { Problem } from '#shared/contract/common.ts'

/** The problems in the order of a form's fields, so that the summary and the focus go down the page. */
export function inFieldOrder(problems: readonly Problem[], fields: readonly string[]): Problem[] {
  return [...problems].sort((a, b) => fields.indexOf(a.path) - fields.indexOf(b.path))
}
