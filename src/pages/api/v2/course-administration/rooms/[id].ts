import { z } from 'zod'
import { requireRoom } from '#server/availability/rooms/listRooms.ts'
import { removeRoom } from '#server/availability/rooms/removeRoom.ts'
import { changeRoom } from '#server/availability/rooms/saveRoom.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { Room, RoomChange } from '#shared/contract/rooms.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns a room.',
  access: 'availability_feature_manage',
  params,
  answer: Room,
  run: async ({ params: { id }, locals: { db } }) => ({ data: await requireRoom(db.reader, id) }),
})

export const PATCH = endpoint({
  summary: 'Changes the fields of a room that are sent. Returns 409 if it has been changed since `revision`.',
  access: 'availability_feature_manage',
  params,
  current: { read: ({ params: { id }, locals: { db } }) => requireRoom(db.reader, id) },
  body: RoomChange,
  answer: Room,
  refuses: { 409: staleRevisionMembers },
  run: async ({ params: { id }, body, user, locals: { db, now } }) => ({
    data: await changeRoom(db, id, body, { by: user.uid, now }),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes a room without sessions (204). One that sessions have is set inactive and returned (200).',
  access: 'availability_feature_manage',
  params,
  answer: Room,
  also: 204,
  async run({ params: { id }, user, locals: { db, now } }) {
    const inactive = await removeRoom(db, id, { by: user.uid, now })
    return inactive ? { data: inactive } : { data: null, status: 204 }
  },
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
