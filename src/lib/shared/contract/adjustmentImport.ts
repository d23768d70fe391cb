import { z } from 'zod'
import { ADJUSTMENT_REASON_LENGTH } from './adjustments.ts'
import { Id, Instant } from './common.ts'
import { PlainText } from './plainText.ts'

/** The maximum number of rows of a file: its wallets stay locked until all of them are booked. */
export const MAX_ADJUSTMENT_ROWS = 1000
/** The maximum number of bytes of a file. */
export const MAX_ADJUSTMENT_BYTES = 1_000_000

/** The columns of the file. A row names its person by `uid`, by `mail`, or by both. */
export const adjustmentColumns = ['uid', 'mail', 'amount', 'reason'] as const
export type AdjustmentColumn = (typeof adjustmentColumns)[number]

/** A file of adjustments. */
export const AdjustmentFile = z.strictObject({
  /** The text of the CSV file, with a header. */
  file: z.string().min(1).max(MAX_ADJUSTMENT_BYTES),
  /** `opening_balance`: points that the people already had in another system. */
  kind: z.enum(['adjustment', 'opening_balance']).default('adjustment'),
  /** The reason of the rows that have none. */
  reason: PlainText(ADJUSTMENT_REASON_LENGTH).default(''),
  /** Only reports the result. */
  dry_run: z.boolean().default(false),
})
export type AdjustmentFile = z.infer<typeof AdjustmentFile>

/** One row of the file, and what it does. */
const FileAdjustment = z.strictObject({
  /** The line on which the row begins; the header is line 1. */
  line: z.int().positive(),
  /** The person as the file names them. */
  named: z.string(),
  /** `null`: the file names no person of this site. */
  person: z.strictObject({ uid: Id, full_name: z.string() }).nullable(),
  /** `null`: it is not a number. */
  amount: z.int().nullable(),
  reason: z.string(),
  /** The points that the person can spend before and after the row; `null` if it is not booked. */
  before: z.int().min(0).nullable(),
  after: z.int().min(0).nullable(),
  /** When the same adjustment was booked from an earlier file; it is not booked again. */
  booked_at: Instant.nullable(),
  /** Everything that is wrong with the row. */
  problems: z.array(z.strictObject({ column: z.enum([...adjustmentColumns, '']), message: z.string() })),
})

/** The result of a file, or of its dry run. A file with a refused row books nothing. */
export const AdjustmentReport = z.strictObject({
  dry_run: z.boolean(),
  rows: z.int().min(0),
  /** The rows that are booked now, or would be. */
  booked: z.int().min(0),
  /** The rows that an earlier file has booked. */
  repeated: z.int().min(0),
  refused: z.int().min(0),
  /** The points that the booked rows give. */
  given: z.int().min(0),
  /** The points that the booked rows take. */
  taken: z.int().min(0),
  adjustments: z.array(FileAdjustment),
})
export type AdjustmentReport = z.infer<typeof AdjustmentReport>
