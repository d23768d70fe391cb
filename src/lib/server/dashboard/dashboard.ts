import { toInstant } from '#shared/instant.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { LoadedSection, PublicSection } from '#shared/sections/section.ts'
import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'
import type { LearnerVisit } from '../people/visit.ts'
import { ownRank } from '../points/boards/ownRank.ts'
import type { Runtime } from '../runtime.ts'
import { type AgendaItem, agendaOf } from './agenda.ts'
import { catalogueNumbers } from '../catalogue/facts/catalogueNumbers.ts'
import { loadSections } from '../storefront/sections/registry.ts'
import type { StorefrontVisit } from '../storefront/page.ts'

export interface Dashboard {
  sections: LoadedSection[]
  trainings: number
  /** The learner's progress: trainings under way, and completed this year. */
  standing: { underWay: number; completedThisYear: number }
  /** This month's rank on the leaderboard; `null` without a rank or a leaderboard. */
  rank: number | null
  /** The sessions that the learner has booked or waits for. */
  agenda: AgendaItem[]
}

/** Loads a learner's start page: trainings in progress, recommendations and upcoming sessions, as storefront sections. */
export async function loadDashboard(
  { db, catalogue: facts }: Pick<Runtime, 'db' | 'catalogue'>,
  visit: StorefrontVisit & LearnerVisit,
  t: Translate,
): Promise<Dashboard> {
  const catalogue = await facts()
  const { page: _, ...asked } = visit
  const { user, flags, language, now } = visit
  const nothingToNote = () => {}
  return {
    sections: await loadSections(sectionsFor(t, language), {
      ...asked,
      reader: db.reader,
      catalogue,
      shows: nothingToNote,
      changesAt: nothingToNote,
    }),
    trainings: catalogueNumbers(catalogue, user).trainings,
    rank: flags.incentives_leaderboard ? await ownRank(db.reader, { uid: user.uid, period: 'month' }, visit) : null,
    agenda: flags.availability ? await agendaOf(db.reader, visit, catalogue) : [],
    standing: await standingOf(db.reader, user.uid, now),
  }
}

function sectionsFor(t: Translate, lang: string): PublicSection[] {
  const common = { lang, weight: 0 }
  const words = (title: string, text: string) => ({ title, text })
  return [
    {
      ...common,
      id: 1,
      type: 'continue_learning',
      data: {
        ...definitions.continue_learning.defaults,
        content: words(t('Continue learning'), t('Where you left off.')),
      },
    },
    {
      ...common,
      id: 2,
      type: 'recommended',
      data: {
        ...definitions.recommended.defaults,
        content: words(t('Chosen for you'), t('Based on your job and on what you have learned so far.')),
      },
    },
    {
      ...common,
      id: 3,
      type: 'upcoming_sessions',
      data: {
        ...definitions.upcoming_sessions.defaults,
        content: words(t('Coming up'), t('Live sessions you can still join.')),
      },
    },
  ]
}

const enrolmentsOf = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('enrolments').select(['state', 'completed_at']).where('uid', '=', uid),
)

async function standingOf(reader: Reader, uid: number, now: Date): Promise<Dashboard['standing']> {
  const rows = await enrolmentsOf.rows(reader, { uid })
  const yearStart = toInstant(new Date(Date.UTC(now.getUTCFullYear(), 0, 1)))
  const completed = rows.filter((row) => row.completed_at !== null)
  return {
    underWay: rows.filter((row) => row.state === 'enrolled' || row.state === 'in_progress').length,
    completedThisYear: completed.filter((row) => row.completed_at! >= yearStart).length,
  }
}
