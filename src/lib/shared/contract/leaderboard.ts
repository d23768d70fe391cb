import { z } from 'zod'
import { boardPeriods } from '../points/boardPeriods.ts'
import { Day, Id, RealDay } from './common.ts'

/** The longest list; below it only the user's own place is shown. */
export const BOARD_ROWS = 20
/** The number of users shown above and below the user's own row. */
export const NEIGHBOURS = 2
/** Smaller groups are not shown: their members could be recognised by their points. */
export const SMALLEST_GROUP = 5

export const boardScopes = ['everyone', 'organization'] as const

export const LeaderboardQuery = z.object({
  /** By default the period of the shop's settings. */
  period: z.enum(boardPeriods).optional(),
  scope: z.enum(boardScopes).default('everyone'),
  /** One of the user's organisations; the first by default. */
  organization: z.coerce.number().pipe(Id).optional(),
  /** A day of the period, on the site's clock; today by default. */
  date: RealDay.optional(),
})
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>

const Points = z.int().min(0)

export const BoardRow = z.strictObject({
  /** Users with equal points have the same rank; the next rank is skipped. */
  rank: z.int().min(1),
  uid: Id,
  name: z.string(),
  avatar: z.string().nullable(),
  /** On the board of everyone: an organisation that the person and the user share; `null` if there is none. */
  organization: z.string().nullable(),
  points: Points,
  /** The rank on the board of the previous period; `null`: not on it, or it is not compared. */
  previous_rank: z.int().min(1).nullable(),
  me: z.boolean(),
})
export type BoardRow = z.infer<typeof BoardRow>

export const Leaderboard = z.strictObject({
  period: z.enum(boardPeriods),
  scope: z.enum(boardScopes),
  organization: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** The first and the last day of the period; `null` for all time. */
  start: Day.nullable(),
  end: Day.nullable(),
  /** A day of the previous and of the next period, if there is something to show. */
  previous: Day.nullable(),
  next: Day.nullable(),
  /** Whether the period is over and its ranks are final. */
  frozen: z.boolean(),
  /** Whether the previous period has final ranks that are shown; then rows without a previous rank are new. */
  compared: z.boolean(),
  /** Fewer than five users would be listed, so none is shown. */
  hidden: z.boolean(),
  /** The top of the board. */
  rows: z.array(BoardRow),
  /** The user's own row and its neighbours, if they are not among `rows`. */
  around: z.array(BoardRow),
  /** Whether there are users between `rows` and `around`. */
  gap: z.boolean(),
  me: z.strictObject({
    /** Whether the user wants to be ranked. */
    listed: z.boolean(),
    points: Points,
    /** `null` if the user is not on this board, or nobody is shown. */
    rank: z.int().nullable(),
  }),
})
export type Leaderboard = z.infer<typeof Leaderboard>

export const LeaderboardMe = z.strictObject({ listed: z.boolean() })

/** The same as a form; `back` is the page to open afterwards. */
export const LeaderboardForm = z.object({ listed: z.enum(['0', '1']), back: z.string().max(2000).optional() })
