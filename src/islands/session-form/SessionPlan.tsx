import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useSettled } from '#client/useSettled.ts'
import { foundInstructorsQuery, instructorTimesQuery } from '#client/queries/trainingSessions.ts'
import type { SelectChoice } from '#client/queries/choices.ts'
import { planFit, type PlanFit } from '#shared/availability/planFit.ts'
import { readRange } from '#shared/availability/ranges.ts'
import type { Room } from '#shared/contract/rooms.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { PlanWhen } from './PlanWhen.tsx'
import type { SessionControl, SessionValues } from './values.ts'

interface SessionPlanProps {
  control: SessionControl
  session: TrainingSession | null
  known: { people: readonly SelectChoice[] }
  rooms: readonly Room[]
}

/** The session as it is typed: its day, its time for others, and whether its instructors are free. */
export function SessionPlan({ control, session, known, rooms }: SessionPlanProps) {
  const { t } = useFrame()
  const titleId = useId()
  const values = useWatch({ control }) as SessionValues // why: all values are given from the start
  const room = rooms.find(({ id }) => id === values.room)
  const isSmall = typeof room?.seats === 'number' && values.capacity !== null && values.capacity > room.seats
  return (
    <section className="session-plan" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('The plan')}</h2>
      <PlanWhen {...values} />
      {room && isSmall && (
        <p className="session-plan-warning">
          {t('The room has {{number}} seats, fewer than the places.', { number: String(room.seats) })}
        </p>
      )}
      <PlanPeople values={values} session={session} known={known.people} />
    </section>
  )
}

/** The pause after the last change, in milliseconds. */
const PAUSE = 400

interface PlanPeopleProps {
  values: SessionValues
  session: TrainingSession | null
  known: readonly SelectChoice[]
}

function PlanPeople({ values, session, known }: PlanPeopleProps) {
  const { t, lang, icons } = useFrame()
  const { from, until, instructors } = values
  const uids = instructors.map(({ uid }) => uid)
  const isWhole = from !== null && until !== null && from < until && uids.length > 0
  const asked = useSettled(isWhole ? { uid: uids, from, until } : null, PAUSE)
  const times = useQuery({ ...instructorTimesQuery(asked), placeholderData: keepPreviousData })
  const found = useQuery(foundInstructorsQuery(''))
  if (uids.length === 0) return <p className="quiet">{t('Choose instructors to see whether they are free.')}</p>
  const names = new Map([...(found.data ?? []), ...known].map(({ value, label }) => [value, label]))
  return (
    <ul className="session-plan-people" aria-live="polite" aria-busy={times.isFetching}>
      {uids.map((uid) => {
        const calendar = isWhole ? times.data?.find((one) => one.uid === uid) : undefined
        const fit = calendar && isWhole ? planFit(calendar, readRange({ from, until }), session?.id) : undefined
        const name = names.get(uid) ?? t('Person {{number}}', { number: String(uid) })
        return (
          <li key={uid}>
            <Avatar uid={uid} fullName={name} picture={null} lang={lang} size={36} />
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              {fit && (
                <span className="session-plan-fit" data-fits={fit.fits || undefined}>
                  <Icon href={`${icons}#${fit.fits ? 'check_circle' : 'warning'}`} />
                  {wordsOf(fit, t)}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function wordsOf(fit: PlanFit, t: Translate): string {
  if (fit.fits) return t('Free at this time')
  switch (fit.reason) {
    case 'session':
      return t('Teaches “{{title}}” at this time', { title: fit.title })
    case 'time_off':
      return t('Is away at this time')
    case 'external_busy':
      return t('Is busy in another calendar')
    case 'outside_hours':
      return t('Outside the usual hours')
  }
}
