import type { Problem } from '#shared/contract/common.ts'

/** The problems of the one text that a form sends, by the name of its form; '' for a problem of the whole text. */
export function rowProblems(problems: readonly Problem[] = []): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { path, message } of problems) {
    const [, form = ''] = /^texts\[0\]\[texts\]\[(\w+)\]$/.exec(path) ?? []
    found[form] = [...(found[form] ?? []), message]
  }
  return found
}
