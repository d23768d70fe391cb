import { pageStarters } from './starters.ts'
import { sectionTemplates } from './templates.ts'

/** The names of all templates and starters. The island that offers them passes these to `messages` with its own strings. */
export const templateStrings: readonly string[] = [
  ...Object.values(sectionTemplates).flatMap((templates) => templates.map(({ name }) => name)),
  ...Object.values(pageStarters).flatMap((starters) => starters.flatMap(({ name, text }) => [name, text])),
]
