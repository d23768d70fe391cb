import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Room, RoomQuery } from '#shared/contract/rooms.ts'
import { notFound } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import type { RoomRow } from '../../db/schema/availabilityTables.ts'

/** All rooms: those that can be chosen first, then by name. */
export async function listRooms(reader: Reader): Promise<Room[]> {
  const rows = await reader.selectFrom('rooms').selectAll().execute()
  return rows
    .map(presentRoom)
    .sort((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name) || a.id - b.id)
}

/** A site has few rooms, so they are on one page unless the caller wants less. */
const ROOMS_PAGE = 100

/** One page of the rooms, in the order of `listRooms`. */
export async function roomsPage(
  reader: Reader,
  { page = 0, limit = ROOMS_PAGE }: RoomQuery,
): Promise<{ data: Room[]; meta: PageMeta }> {
  const all = await listRooms(reader)
  return { data: all.slice(page * limit, (page + 1) * limit), meta: pageMeta(page, limit, all.length) }
}

/** @throws Refusal 404 */
export async function requireRoom(reader: Reader, id: number): Promise<Room> {
  const row = await reader.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return presentRoom(row)
}

function presentRoom({ active, ...row }: RoomRow): Room {
  return { ...row, active: active === 1 }
}
