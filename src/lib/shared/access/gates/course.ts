import type { Gate } from '../admission.ts'

const managed: Gate = { admit: 'availability_feature_manage' }

/** The pages of the course administration about all instructors. */
export const courseGates: Record<string, Gate> = {
  '/course-administration': managed,
  '/course-administration/availability': managed,
}
