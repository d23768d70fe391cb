import { useQuery } from '@tanstack/react-query'
import { subscribedCalendarsQuery } from '#client/queries/availability.ts'
import { fromInstant } from '#shared/instant.ts'
import type { SubscribedCalendar } from '#shared/contract/subscribedCalendars.ts'
import { timeAgo } from '#shared/i18n/timeAgo.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'

/** The calendars elsewhere whose busy times count here. */
export function JoinedCalendars() {
  const { t, icons } = useFrame()
  const { view, facts } = useCalendar()
  const { data: calendars = [], isLoading } = useQuery(subscribedCalendarsQuery())
  return (
    <section>
      <h2>{t('Other calendars of yours')}</h2>
      <p>{t('Their busy times count as not free. Titles are never stored.')}</p>
      {isLoading && <p className="quiet">{t('Loading...')}</p>}
      <ul className="joined-calendars">
        {calendars.map((calendar) => (
          <CalendarRow key={calendar.id} calendar={calendar} />
        ))}
      </ul>
      {calendars.length < facts.limits.calendars && (
        <Button look="text" onClick={() => view.open({ kind: 'join' })}>
          <Icon href={`${icons}#add`} />
          {t('Add a calendar')}
        </Button>
      )}
    </section>
  )
}

function CalendarRow({ calendar: { id, name, host, read_at, failure, text } }: { calendar: SubscribedCalendar }) {
  const { t, lang, icons } = useFrame()
  const { view } = useCalendar()
  const isRead = read_at !== null
  const fresh = isRead ? t('Read {{ago}}', { ago: timeAgo(fromInstant(read_at), new Date(), lang) }) : t('Not read yet')
  return (
    <li data-state={failure ? 'failed' : isRead ? 'read' : 'new'}>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="quiet" suppressHydrationWarning>
          {fresh} · <bdi dir="ltr">{host}</bdi>
        </p>
        {failure && (
          <p className="joined-failure">
            {text} {isRead && t('The busy times of the last reading still count.')}
          </p>
        )}
      </div>
      <IconButton
        icon={`${icons}#delete`}
        label={t('Remove {{name}}', { name })}
        onClick={() => view.open({ kind: 'leave-calendar', id, name })}
      />
    </li>
  )
}
