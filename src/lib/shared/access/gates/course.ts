import type { Gate } from '../admission.ts'

const managed: Gate = { admit: 'availability_feature_manage' }

/** The pages of the course administration: about all instructors, and of sessions and rooms. */
export const courseGates: Record<string, Gate> = {
  '/course-administration': managed,
  '/course-administration/availability': managed,
  '/course-administration/sessions': managed,
  '/course-administration/sessions/create': managed,
  '/course-administration/sessions/[id]': managed,
  '/course-administration/sessions/[id]/edit': managed,
  '/course-administration/rooms': managed,
  '/course-administration/rooms/create': managed,
  '/course-administration/rooms/[id]/edit': managed,
}
