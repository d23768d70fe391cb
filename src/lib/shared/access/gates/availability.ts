import type { Gate } from '../admission.ts'

/** The page of a person's own availability. While availability is off, its flag is off: the page is denied, not hidden. */
export const availabilityGates: Record<string, Gate> = {
  '/availability': { admit: 'availability_feature_manage_own' },
}
