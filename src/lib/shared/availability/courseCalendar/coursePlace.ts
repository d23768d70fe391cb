import { z } from 'zod'
import { LanguageCode, RealDay, WrittenId, LONGEST_SEARCH } from '../../contract/common.ts'
import { readQuery } from '../../contract/query.ts'
import { conflictSeverities } from '../../contract/trainingSessions.ts'
import { type CoursePlace, courseViews, tableSpans } from './courseAddress.ts'

/** Each member is read alone: one that cannot be read is left out. */
const members = {
  view: z.enum(courseViews),
  span: z.enum(tableSpans),
  date: RealDay,
  organization: WrittenId,
  country: z.string().regex(/^[A-Z]{2}$/),
  language: LanguageCode,
  training: WrittenId,
  s: z.string().trim().min(1).max(LONGEST_SEARCH),
  severity: z.enum(conflictSeverities),
  page: z.coerce.number().int().min(0).max(1000),
} satisfies Record<keyof CoursePlace, z.ZodType>

/** Reads the place in the calendar from an address. `language[]` is the filter: `language` is that of the page. */
export function readCoursePlace(parameters: URLSearchParams): CoursePlace {
  const asked = readQuery(parameters)
  if (typeof asked.language === 'string') delete asked.language
  const read = Object.entries(members).map(
    ([name, schema]) => [name, schema.safeParse([asked[name]].flat()[0]).data] as const,
  )
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}
