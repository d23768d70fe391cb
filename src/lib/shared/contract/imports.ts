import { z } from 'zod'
import { Id, Instant, PathId } from './common.ts'

export const importKinds = ['people', 'trainings'] as const
export type ImportKind = (typeof importKinds)[number]

/** `stopped` and `failed` can be resumed; the rows that are done stay. */
export const importStates = ['draft', 'waiting', 'running', 'stopped', 'failed', 'done'] as const
export type ImportState = (typeof importStates)[number]

/** The limit of a file that a page sends, and of a text in a call. */
export const IMPORT_FILE_BYTES = 15 * 2 ** 20
const SENT_TEXT_LENGTH = 900_000
/** The maximum number of bad rows that are named one by one; the others are only counted. */
export const MAX_NAMED_ROWS = 500

/** The columns of a file of people. */
export const peopleColumns = [
  'external_id',
  'mail',
  'name',
  'first_name',
  'last_name',
  'full_name',
  'language',
  'timezone',
  'country',
  'title',
  'profession',
  'skill',
  'organizations',
  'roles',
  'status',
] as const
export type PeopleColumn = (typeof peopleColumns)[number]

/** The columns of a file of trainings. */
export const trainingColumnNames = [
  'external_id',
  'title',
  'language',
  'url',
  'topic',
  'subtopic',
  'provider',
  'notes',
  'summary',
  'description',
  'type',
  'duration_minutes',
  'price',
  'currency',
  'published',
  'level',
  'organizations',
  'cover',
] as const

/** The column of the product for each column of the file, by its name there; '' is not read. */
export const ColumnMapping = z.record(z.string().max(200), z.string().max(40))
export type ColumnMapping = z.infer<typeof ColumnMapping>

export const ImportBody = z.strictObject({
  /** The text of the CSV file, with a header. Larger files are sent by the page. */
  file: z.string().min(1).max(SENT_TEXT_LENGTH),
  /** Without it, the names of the columns decide. */
  mapping: ColumnMapping.optional(),
  /** Only reports the result. */
  dry_run: z.boolean().default(false),
})
export type ImportBody = z.infer<typeof ImportBody>

const Count = z.int().min(0)

/** A row that is left out. */
export const LeftOutRow = z.strictObject({
  /** The line on which the row begins; the header is line 1. */
  line: z.int().positive(),
  /** The row as the file names it. */
  named: z.string(),
  problems: z.array(z.strictObject({ column: z.string(), message: z.string() })),
})
export type LeftOutRow = z.infer<typeof LeftOutRow>

const counts = { created: Count, updated: Count, unchanged: Count, bad: Count }

/** A subtopic is named with the topic above it. */
const NewTopics = z
  .array(z.string())
  .optional()
  .meta({
    description: `Only of trainings: the topics that are missing in the vocabulary and are added; at most ${MAX_NAMED_ROWS}.`,
  })

/** The result of a dry run. */
export const ImportTrial = z.strictObject({
  dry_run: z.literal(true),
  rows: Count,
  ...counts,
  /** The first rows that are left out. */
  left_out: z.array(LeftOutRow),
  new_topics: NewTopics,
  mapping: ColumnMapping,
})
export type ImportTrial = z.infer<typeof ImportTrial>

/** An import that was started. */
export const ImportJob = z.strictObject({
  id: Id,
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  rows: Count,
  /** The rows that are done, good and bad. */
  done: Count,
  ...counts,
  left_out: z.array(LeftOutRow),
  new_topics: NewTopics,
  created_at: Instant,
  changed_at: Instant,
})
export type ImportJob = z.infer<typeof ImportJob>

export const ImportAnswer = z.union([ImportTrial, ImportJob])

export const ImportPath = z.object({ id: PathId })
