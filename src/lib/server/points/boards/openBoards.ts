import { sql } from 'kysely'
import type { BoardSpan } from '#shared/points/boardPeriods.ts'
import { allColumns } from '../../db/allColumns.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { type Given, statement } from '../../db/statement.ts'

export interface Board {
  id: number
  period: BoardSpan['period']
  start: string
  /** `null`: the board of all users. */
  organization_id: number | null
  frozen_at: string | null
}

const boardColumns = allColumns<Board>({ id: true, period: true, start: true, organization_id: true, frozen_at: true })

type Wanted = readonly Pick<BoardSpan, 'period' | 'start'>[]

/** The existing boards of these periods, for all users (`null`) and for these organisations. */
export async function boardsOf(
  reader: Reader,
  spans: Wanted,
  organizations: readonly (number | null)[],
): Promise<Board[]> {
  if (spans.length === 0 || organizations.length === 0) return []
  return reader
    .selectFrom('boards')
    .selectAll()
    .where(
      sql`coalesce(organization_id, 0)`,
      'in',
      organizations.map((id) => id ?? 0),
    )
    .where((eb) =>
      eb.or(spans.map(({ period, start }) => eb.and([eb('period', '=', period), eb('start', '=', start)]))),
    )
    .execute()
}

/** The board of one period, for all users (`null`) or for an organisation. */
export function boardOf(
  reader: Reader,
  { period, start }: Pick<BoardSpan, 'period' | 'start'>,
  organization: number | null,
): Promise<Board | undefined> {
  return boardsOfPeriod.row(reader, { period, start, organization: organization ?? 0 })
}

const boardsOfPeriod = statement(
  (reader: Reader, given: Given<{ period: BoardSpan['period']; start: string; organization: number }>) =>
    reader
      .selectFrom('boards')
      .select(boardColumns)
      .where('period', '=', given.period)
      .where('start', '=', given.start)
      .where(sql`coalesce(organization_id, 0)`, '=', given.organization),
)

/** The boards that are not frozen. Missing boards are created. */
export async function openBoards(tx: Tx, spans: Wanted, organizations: readonly (number | null)[]): Promise<Board[]> {
  const found = await boardsOf(tx, spans, organizations)
  if (found.length === spans.length * organizations.length) return found.filter(isOpen)
  await tx
    .insertInto('boards')
    .values(
      organizations.flatMap((organization_id) =>
        spans.map(({ period, start }) => ({ period, start, organization_id, frozen_at: null })),
      ),
    )
    .onConflict((held) => held.doNothing())
    .execute()
  return (await boardsOf(tx, spans, organizations)).filter(isOpen)
}

function isOpen({ frozen_at }: Board): boolean {
  return frozen_at === null
}
