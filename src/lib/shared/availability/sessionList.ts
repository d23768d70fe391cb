import { z } from 'zod'
import { Page, RealDay, WrittenId } from '../contract/common.ts'
import { placeAddress } from '../contract/place.ts'
import { trainingSessionStatuses } from '../contract/trainingSessions.ts'
import { sessionPaths } from '../access/sessionPaths.ts'

/** The parts of time of the list of sessions; the first is the default. */
export const sessionPeriods = ['coming', 'past', 'all'] as const

/** The columns by which the list is sorted; with `-`, the highest value is first. */
export const sessionSorts = ['date', '-date', 'title', '-title', 'places', '-places', 'status', '-status'] as const
export type SessionSort = (typeof sessionSorts)[number]

/** The filters, the order and the page of the list of sessions, as its address has them. */
export const SessionPlace = z
  .object({
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
    page: Page.shape.page,
  })
  .partial()

export type SessionPlace = z.output<typeof SessionPlace>

/** The address of the list with changed filters or order, on its first page unless `changes` names one. */
export function sessionsAddress(place: SessionPlace = {}, changes: SessionPlace = {}): string {
  return placeAddress(sessionPaths.sessions, place, changes)
}

/** Whether any filter is set. */
export function isNarrowed({ page: _page, sort: _sort, ...filters }: SessionPlace): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}
