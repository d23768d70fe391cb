import { roomsPage } from '#server/availability/rooms/listRooms.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { Room, RoomQuery } from '#shared/contract/rooms.ts'

export const GET = endpoint({
  summary: 'Lists the rooms: those that can be chosen first, then by name.',
  access: 'availability_feature_manage',
  query: RoomQuery,
  answer: Room,
  list: true,
  run: ({ query, locals: { db } }) => roomsPage(db.reader, query),
})

export const ALL = otherMethods({ GET })
