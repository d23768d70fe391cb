import { toInstant } from '#shared/contract/time.ts'
import type { UpcomingSession } from '#shared/storefront/definitions/upcomingSessions.ts'
import type { Reader } from '../db/database.ts'
import type { Asker } from '../people/asker.ts'
import { cardColumns, type Reading } from './cards.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { chooseText } from './texts.ts'
import { visibleTo } from './visible.ts'

interface Asked extends Reading {
  asker: Asker | null
  /** Only trainings under one of these terms; none: all. */
  terms: readonly number[]
  catalogue: CatalogueFacts
  limit: number
}

/** The next dates of the trainings the asker may see, soonest first. */
export async function upcomingTrainings(reader: Reader, asked: Asked): Promise<UpcomingSession[]> {
  const wanted = asked.terms.length > 0 ? idsUnder(asked.catalogue, asked.terms) : undefined
  const rows = await reader
    .selectFrom('trainings')
    .where(visibleTo(asked.asker))
    .where('next_session_at', '>', toInstant(asked.now))
    .select(cardColumns)
    .orderBy('next_session_at')
    .orderBy('trainings.id')
    .limit(wanted ? 500 : asked.limit)
    .execute()
  return rows
    .filter((row) => wanted?.has(row.id) ?? true)
    .slice(0, asked.limit)
    .map((row) => {
      const { title, lang } = chooseText(row, asked)
      return {
        id: row.id,
        training: row.id,
        title,
        lang,
        type: row.type,
        duration_minutes: row.duration_minutes,
        starts: row.next_session_at!,
        ends: null,
        place: '',
        seats_left: null,
      }
    })
}

function idsUnder({ trainings }: CatalogueFacts, terms: readonly number[]): Set<number> {
  return new Set(trainings.filter(({ tids }) => terms.some((tid) => tids.includes(tid))).map(({ id }) => id))
}
