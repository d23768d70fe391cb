import { z } from 'zod'
import { LanguageCode, LONGEST_SEARCH, RealDay, WrittenId } from '../../contract/common.ts'
import { conflictSeverities } from '../../contract/trainingSessions.ts'
import { type CoursePlace, courseViews, tableSpans } from './courseAddress.ts'

/**
 * The values of the calendar's address. Of several values of one name the first counts. `language[]` is the filter:
 * `language` is that of the page.
 */
export const CoursePlaceQuery = z.object({
  view: first(z.enum(courseViews)),
  span: first(z.enum(tableSpans)),
  date: first(RealDay),
  organization: first(WrittenId),
  country: first(z.string().regex(/^[A-Z]{2}$/)),
  language: z.preprocess((value) => (typeof value === 'string' ? undefined : value), first(LanguageCode)).optional(),
  training: first(WrittenId),
  s: first(
    z
      .string()
      .trim()
      .max(LONGEST_SEARCH)
      .transform((words) => words || undefined),
  ),
  severity: first(z.enum(conflictSeverities)),
  page: first(z.coerce.number().int().min(0).max(1000)),
}) satisfies z.ZodType<CoursePlace>

function first<T extends z.ZodType>(value: T) {
  return z.preprocess((values) => (Array.isArray(values) ? values[0] : values), value.optional()).optional()
}
