import { roomsPage } from '#server/availability/rooms/listRooms.ts'
import { createRoom } from '#server/availability/rooms/saveRoom.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { NewRoom, Room, RoomQuery } from '#shared/contract/rooms.ts'

export const GET = endpoint({
  summary: 'Lists the rooms: those that can be chosen first, then by name.',
  access: 'availability_feature_manage',
  query: RoomQuery,
  answer: Room,
  list: true,
  run: ({ query, locals: { db } }) => roomsPage(db.reader, query),
})

export const POST = endpoint({
  summary: 'Creates a room.',
  access: 'availability_feature_manage',
  body: NewRoom,
  answer: Room,
  status: 201,
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await createRoom(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
