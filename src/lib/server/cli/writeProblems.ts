import type { Refused } from '#shared/refusal.ts'
import { sourceCatalogue } from '../site/languages/catalogues.ts'
import { createTranslators } from '../site/languages/translator.ts'
import type { Output } from './output.ts'

const t = createTranslators({ catalogues: { en: sourceCatalogue }, overrides: [] }).translator('en')

/** Writes a line for each problem: the place and the reason, in English. */
export function writeProblems(out: Output, problems: readonly Refused[]): void {
  for (const { path, message, values } of problems) out.write(`${path}: ${t(message, values)}\n`)
}
