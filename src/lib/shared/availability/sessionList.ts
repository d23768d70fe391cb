import { z } from 'zod'
import { Page, RealDay, WrittenId } from '../contract/common.ts'
import { type QueryValues, readQuery, writeQuery } from '../contract/query.ts'
import { trainingSessionStatuses } from '../contract/trainingSessions.ts'
import { sessionPaths } from '../access/sessionPaths.ts'

/** The parts of time of the list of sessions; the first is the default. */
export const sessionPeriods = ['coming', 'past', 'all'] as const

/** The columns by which the list is sorted; with `-`, the highest value is first. */
export const sessionSorts = ['date', '-date', 'title', '-title', 'places', '-places', 'status', '-status'] as const
export type SessionSort = (typeof sessionSorts)[number]

/** The filters, the order and the page of the list of sessions, as its address has them. */
const SessionListQuery = z.object({
  s: z.string().trim().max(200),
  when: z.enum(sessionPeriods),
  training: WrittenId,
  room: WrittenId,
  status: z.enum(trainingSessionStatuses),
  /** An instructor. */
  uid: WrittenId,
  /** Days of the reader's time zone; both are included. */
  from: RealDay,
  until: RealDay,
  /** Only sessions with conflicts. */
  conflicts: z.literal('1').transform(() => true),
  sort: z.enum(sessionSorts),
  page: Page.shape.page.unwrap(),
})

export type SessionPlace = Partial<z.output<typeof SessionListQuery>>

/** Reads the place in the list from an address. Values that cannot be read are left out, and named in `unreadable`. */
export function readSessionPlace(parameters: URLSearchParams): { place: SessionPlace; unreadable: string[] } {
  const asked = readQuery(parameters)
  const place: QueryValues = {}
  const unreadable: string[] = []
  for (const [name, schema] of Object.entries(SessionListQuery.shape)) {
    if (asked[name] === undefined) continue
    const read = schema.safeParse(asked[name])
    if (read.success) Object.assign(place, { [name]: read.data })
    else unreadable.push(name)
  }
  return { place, unreadable }
}

/** The address of the list with changed filters or order, on its first page unless `changes` names one. */
export function sessionsAddress({ page: _, ...place }: SessionPlace = {}, changes: SessionPlace = {}): string {
  const query = writeQuery({ ...place, ...changes })
  return query ? `${sessionPaths.sessions}?${query}` : sessionPaths.sessions
}

/** Whether any filter is set. */
export function isNarrowed({ page: _page, sort: _sort, ...filters }: SessionPlace): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
