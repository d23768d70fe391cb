import { msg } from '#shared/i18n/message.ts'

/** The strings of the form of a room. */
export const strings = [
  msg('Create room'),
  msg('Room'),
  msg('Name of the room'),
  msg('Where it is'),
  msg('An address, a floor, or how to find it.'),
  msg('Seats'),
  msg('Empty: no limit.'),
  msg('Can be chosen'),
  msg('A room that is off stays with its sessions, but new sessions cannot choose it.'),
]
