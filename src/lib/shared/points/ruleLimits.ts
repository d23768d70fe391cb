/** The longest name of a rule, in characters, and its largest numbers. */
export const ruleLimits = { nameLength: 120, points: 10_000, score: 100, pendingDays: 90 } as const
