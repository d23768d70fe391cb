import type { Feature, Flag } from './flags.ts'

/** The condition for opening a page: `public` for everyone, `signed-in` for every user, a flag, or one of several flags. */
export interface Gate {
  admit: 'public' | 'signed-in' | Flag | readonly Flag[]
  /** The page does not exist (404) while this switch is off. */
  feature?: Feature
  /** While the switch is off, the page still shows users what is theirs; it returns 404 for everything else. */
  own?: boolean
  /** Visitors may open the page if the flag admits them. */
  visitors?: boolean
  /** A signed-in user without the flag gets 404 instead of 403. */
  hidden?: boolean
}

/** The result for a request of a page. */
export type Admission = 'admit' | 'not-found' | 'login' | 'denied'

/** Decides in this order: a switch that is off, a visitor who must sign in, a missing permission. */
export function admission(
  gate: Gate,
  {
    features,
    flags,
    signedIn,
  }: { features: Record<Feature, boolean>; flags: Record<Flag, boolean>; signedIn: boolean },
): Admission {
  if (gate.feature && !features[gate.feature]) return gate.own && signedIn ? 'admit' : 'not-found'
  if (gate.admit === 'public') return 'admit'
  if (!signedIn && !gate.visitors) return 'login'
  if (gate.admit === 'signed-in') return 'admit'
  if ([gate.admit].flat().some((flag) => flags[flag])) return 'admit'
  return gate.hidden ? 'not-found' : 'denied'
}
