import { isoInstant } from '#shared/instant.ts'
import type { UpcomingSession } from '#shared/sections/definitions/upcomingSessions.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { Head } from '../Head.tsx'
import { sessionTime } from '../sessionTime.ts'
import { type HeadingTag, headingBelow, markOf, type SectionView, type ViewContext } from '../view.ts'

/** The next sessions of trainings; nothing without any. */
export const UpcomingSessionsView: SectionView<'upcoming_sessions'> = ({ content, data, view, mark, level }) => {
  if (data.sessions.length === 0) return null
  const heading = headingBelow(level, content.title)
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.moreUrl} view={view} />
      <ul className="dates">
        {data.sessions.map((session) => (
          <Session key={session.id} session={session} view={view} heading={heading} />
        ))}
      </ul>
    </>
  )
}

interface SessionProps {
  session: UpcomingSession
  view: ViewContext
  heading: HeadingTag
}

function Session({ session, view, heading: Heading }: SessionProps) {
  const { t, format, links } = view
  const { starts, place, seats_left, enrolled } = session
  const at = sessionTime(session, view)
  return (
    <li className="item-card">
      <time dateTime={isoInstant(starts)}>{at.day}</time>
      <Heading {...markOf(session.lang, view)}>
        <a href={links.training(session.training)}>{session.title}</a>
      </Heading>
      <p className="card-facts dotted">
        <span>{at.time}</span>
        <span>{t(trainingTypeLabels[session.type])}</span>
        {session.duration_minutes !== null && <span>{format.duration(session.duration_minutes)}</span>}
        {place && <span>{place}</span>}
      </p>
      {enrolled && <p className="tag good">{t('You are enrolled')}</p>}
      {seats_left !== null && (
        <p className="card-terms">
          {seats_left > 0 ? t('{{count}} places left', { count: seats_left }) : t('Fully booked')}
        </p>
      )}
    </li>
  )
}
