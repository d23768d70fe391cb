import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { fromInstant, toInstant } from '../instant.ts'

/** The largest id that both databases can store. */
export const MAX_ID = 2 ** 31 - 1

/** A database identifier. */
export const Id = z.int().positive().max(MAX_ID)

/** An id in the query of an address. */
export const WrittenId = z.coerce.number().pipe(Id)

/** The longest text by which a list is searched. */
export const LONGEST_SEARCH = 100

/** An id as a part of an address: only its plain spelling is valid, not `01`, `1e3` or `0x1`. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id)

/** A language tag as the site stores it (BCP 47, lower case language, optional region or script). */
export const LanguageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

/** An instant in UTC as the contract writes it: `yyyy-MM-dd HH:mm:ss`. */
export const Instant = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, { abort: true })

/** An instant that someone sends: it exists, unlike 31 February. */
export const RealInstant = Instant.refine(isReal, {
  message: msg('There is no such time.'),
  params: { code: 'format' },
})

/** A calendar day: `yyyy-MM-dd`. */
export const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/, { abort: true })

/** A day that someone sends: it exists, and the days after it still sort as text. */
export const RealDay = Day.refine((day) => isReal(`${day} 00:00:00`) && day < '9000', {
  message: msg('There is no such day.'),
  params: { code: 'format' },
})

function isReal(instant: string): boolean {
  const moment = fromInstant(instant)
  return !Number.isNaN(moment.getTime()) && toInstant(moment) === instant
}

/**
 * A file that this site serves itself: not a page, not on another host, not outside its folder. Quotes and brackets are
 * refused, because the path is written into style sheets.
 */
export const SiteFile = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\.)[\w.~-]+)+\.\w{2,5}$/)

/** Paging of every list: pages count from 0, `limit` is 1–100. */
export const Page = z.object({
  page: z.coerce.number().int().min(0).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

export interface PageMeta {
  page: number
  limit: number
  total: number
  totalPages: number
  isLastPage: boolean
}

/** The `meta` of a list: the page, and whether more follow. */
export function pageMeta(page: number, limit: number, total: number): PageMeta {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return { page, limit, total, totalPages, isLastPage: page >= totalPages - 1 }
}

/** The `meta` of a short list without pages. */
export function wholeList(total: number): PageMeta {
  return pageMeta(0, Math.max(1, total), total)
}

/** The page size of a long list. */
export const KEYSET_PAGE = 50

/** Paging of a long list: `after` is the `next` of the previous page. */
export const KeysetPage = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    // After the largest id there is nothing; the database has no place for a larger number.
    .transform((id) => Math.min(Number(id), MAX_ID))
    .optional(),
  limit: Page.shape.limit,
})

/** The `meta` of a long list: `next` leads to the next page, `total` is `null` if counting is slow. */
export const KeysetMeta = z.strictObject({
  limit: z.int(),
  next: z.string().nullable(),
  isLastPage: z.boolean(),
  total: z.int().nullable(),
})

/** The result for one thing of a bulk call. */
export function bulkResult<State extends z.ZodType>(state: State) {
  return z.strictObject({
    id: Id,
    ok: z.boolean(),
    /** Why nothing changed; '' if it did. */
    code: z.string(),
    /** The same in the user's language. */
    message: z.string(),
    state: state.nullable(),
  })
}

/** One problem of a refused request: the message, the field (bracketed path, "" for none), and a stable code. */
export const Problem = z.strictObject({ message: z.string(), path: z.string(), code: z.string() })
export type Problem = z.infer<typeof Problem>
