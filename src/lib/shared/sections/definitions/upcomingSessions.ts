import { z } from 'zod'
import type { TrainingType } from '../../contract/trainings.ts'
import { msg } from '../../i18n/message.ts'
import { line, termIds, shortText, vocabulary } from '../parts.ts'
import { define } from './define.ts'

/** A future session of a training. */
export interface UpcomingSession {
  id: number
  /** The training's id. */
  training: number
  title: string
  /** The language the title is in. */
  lang: string
  type: TrainingType
  duration_minutes: number | null
  /** Instants in UTC, `yyyy-MM-dd HH:mm:ss`. */
  starts: string
  ends: string | null
  /** Empty if it is online or the place is unknown. */
  place: string
  /** null: without a limit. */
  seats_left: number | null
  /** Whether the reader is enrolled. */
  enrolled: boolean
}

export interface UpcomingSessionsData {
  sessions: UpcomingSession[]
  moreUrl: string | null
}

/** The next live sessions by date. Not shown without any. */
export const upcomingSessions = define<UpcomingSessionsData>()({
  label: msg('Upcoming sessions'),
  icon: 'calendar_month',
  content: () => z.strictObject({ title: line, text: shortText }),
  settings: () =>
    z.strictObject({
      vocabulary: vocabulary.default('topic'),
      /** Only sessions of trainings under these terms; empty: all. */
      terms: termIds,
      size: z.int().min(1).max(12).default(4),
    }),
  start: { title: '', text: '' },
})
