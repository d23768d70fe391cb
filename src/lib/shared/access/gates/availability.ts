import type { Gate } from '../admission.ts'

/** The page of a person's own availability. */
export const availabilityGates: Record<string, Gate> = {
  '/availability': { admit: 'availability_feature_manage_own', feature: 'availability' },
}
