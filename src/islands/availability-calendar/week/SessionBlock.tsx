import type { PlacedSession } from '#client/availability/weekDays.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { placed } from './placed.ts'

/** A session, or a request that waits for an answer. */
export function SessionBlock({ session, isLost, from, until, lane, lanes }: PlacedSession) {
  const { t } = useFrame()
  const look = isLost ? 'week-lost' : session.state === 'confirmed' ? 'week-session' : 'week-asked'
  return (
    <div className={`week-block ${look}`} style={placed({ from, until }, { lane, lanes })}>
      <b>
        <bdi>{session.title}</bdi>
      </b>
      <small>
        <bdi dir="ltr">
          {clockTime(from)}–{clockTime(until)}
        </bdi>
        {session.room_name && (
          <>
            {' · '}
            <bdi>{session.room_name}</bdi>
          </>
        )}
      </small>
      {session.state !== 'confirmed' && <small>{t('Waits for your answer')}</small>}
    </div>
  )
}
