import { readChoices } from '#server/availability/calendar/readHours.ts'
import { saveChoices } from '#server/availability/calendar/saveChoices.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { InstructorChoices, InstructorChoicesChange } from '#shared/contract/instructorCalendars.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns the user’s choices: the pause around sessions, and the zone of the calendar during travel.',
  access: 'availability_feature_manage_own',
  answer: InstructorChoices,
  run: async ({ user, locals: { db } }) => ({ data: await readChoices(db.reader, user.uid) }),
})

export const PATCH = endpoint({
  summary:
    'Changes the user’s choices: fields that are not sent stay. Returns 409 if they have been changed since `revision`.',
  access: 'availability_feature_manage_own',
  body: InstructorChoicesChange,
  answer: InstructorChoices,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, locals: { db } }) => ({ data: await saveChoices(db, user.uid, body) }),
})

export const ALL = otherMethods({ GET, PATCH })
