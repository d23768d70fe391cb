import type { Gate } from '../admission.ts'

/** The pages of the points economy. */
export const pointsGates: Record<string, Gate> = {
  '/leaderboard': { admit: 'signed-in', feature: 'incentives_leaderboard' },
  // Users can earn points, and must be able to see them, even if there is no shop.
  '/incentives/wallet': { admit: 'signed-in', feature: 'incentives' },
}
