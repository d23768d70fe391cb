import { useQueryClient } from '@tanstack/react-query'
import { sendSessionAnswer } from '#client/queries/availability.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { wallParts } from '#shared/availability/wallParts.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { calendarFormats } from '#shared/i18n/calendarFormats.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { useCalendar } from './calendarContext.ts'
import { useAct } from './useAct.ts'
import { useRequests } from './useRequests.ts'
import { useShown } from './useShown.ts'

/** The requests of the course administration that wait for an answer. */
export function RequestCards() {
  const { t } = useFrame()
  const requests = useRequests()
  if (requests.length === 0) return null
  return (
    <section className="calendar-requests" aria-label={t('Requests')}>
      {requests.map((session) => (
        <RequestCard key={session.id} session={session} />
      ))}
    </section>
  )
}

function RequestCard({ session }: { session: OwnSession }) {
  const { t, lang } = useFrame()
  const { view } = useCalendar()
  const { zone } = useShown()
  const { act, isBusy } = useAct()
  const client = useQueryClient()
  const formats = calendarFormats(lang)
  const [part] = wallParts(session, zone)
  const accept = async () => {
    const isDone = await act(() => sendSessionAnswer(session.id, 'confirmed', ''))
    if (!isDone) return
    view.announce(t('Accepted: {{title}}.', { title: session.title }))
    document.querySelector<HTMLElement>('.calendar-views [aria-current]')?.focus()
    await client.invalidateQueries({ queryKey: ['availability'] })
  }
  return (
    <article className="calendar-request">
      <div>
        <p className="quiet">{t('You are asked to teach')}</p>
        <h3>
          <bdi>{session.title}</bdi>
        </h3>
        {part && (
          <p>
            {t('{{day}}, {{hours}}', {
              day: formats.dayLong(part.day),
              hours: formats.hours(clockTime(part.from), clockTime(part.until)),
            })}
            {session.room_name && (
              <>
                {' · '}
                <bdi>{session.room_name}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      <div className="actions">
        <Button look="fill" busy={isBusy} onClick={() => void accept()}>
          {t('Accept')}
        </Button>
        <Button onClick={() => view.open({ kind: 'decline', session })}>{t('Decline…')}</Button>
      </div>
    </article>
  )
}
