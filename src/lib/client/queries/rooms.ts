import type { NewRoom, Room, RoomChange } from '#shared/contract/rooms.ts'
import { call } from '../api.ts'

/** Reads a room as it is saved now. */
export async function readRoom(id: number): Promise<Room> {
  return (await call('GET course-administration/rooms/{id}', { params: { id }, whole: false })).data
}

/** Creates a room; the same key creates it only once. */
export async function sendNewRoom(body: NewRoom, idempotencyKey: string): Promise<Room> {
  return (await call('POST course-administration/rooms', { body, idempotencyKey, whole: false })).data
}

/** Changes the given fields; 409 if the room was changed since the given revision. */
export async function sendRoomChange(id: number, body: RoomChange): Promise<Room> {
  return (await call('PATCH course-administration/rooms/{id}', { params: { id }, body, whole: false })).data
}
