import { useEffect, useState } from 'react'
import { drawPick } from '#client/findTime/drawPick.ts'
import { sessionPaths } from '#shared/access/sessionPaths.ts'
import { courseAddress } from '#shared/availability/courseCalendar/courseAddress.ts'
import { piecesOf } from '#shared/availability/courseCalendar/drawnPieces.ts'
import { readRange } from '#shared/availability/ranges.ts'
import { writeQuery } from '#shared/contract/query.ts'
import { toWallTime } from '#shared/i18n/wallTime.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { AnswerChoice } from './AnswerChoice.tsx'
import { answerClock } from './answerWords.ts'
import type { FindTimeProps } from './FindTime.tsx'
import type { FindTimeState } from './useFindTime.ts'
import { WhyNot } from './WhyNot.tsx'

/** The answers that are shown at once. */
const FIRST_ANSWERS = 5

/** The times that fit, best first, and why the others do not. */
export function FoundAnswers({ find, columns, place, zones }: FindTimeProps & { find: FindTimeState }) {
  const { t, lang } = useFrame()
  const [isWhole, setWhole] = useState(false)
  const { found, at, hasFailed } = find
  const chosen = found?.times.find(({ from }) => from === at)
  const people = found?.sent.people
  const zone = found?.sent.zone ?? 'UTC'

  useEffect(() => {
    if (!chosen || !people) return
    const range = readRange(chosen)
    return drawPick(people, { range, columns, words: answerClock({ lang, zone }).times(range) })
  }, [chosen, people, columns, lang, zone])

  if (hasFailed) {
    return (
      <p className="message danger" role="alert">
        {t('The times could not be found. Please try again.')}
      </p>
    )
  }
  if (!found) return null
  const shown = isWhole ? found.times : found.times.slice(0, FIRST_ANSWERS)
  const rest = found.times.length - shown.length
  const clock = answerClock({ lang, zone })
  return (
    <div className="find-time-answers">
      <p className="find-time-count" role="status">
        {found.times.length > 0 ? t('{{count}} times fit', { count: found.times.length }) : t('No time fits everyone')}
      </p>
      {found.times.length === 0 && <p className="quiet">{t('Choose fewer people, a shorter time or more days.')}</p>}
      {found.times.length > 0 && (
        <fieldset className="answer-list">
          <legend className="unseen">{t('Times that fit, the best first')}</legend>
          {shown.map((time, place) => (
            <AnswerChoice
              key={time.from}
              time={time}
              clock={clock}
              rank={place + 1}
              isChosen={time.from === at}
              onChoose={() => find.choose(time.from)}
            />
          ))}
        </fieldset>
      )}
      {rest > 0 && (
        <button type="button" className="btn text" onClick={() => setWhole(true)}>
          {t('{{count}} more times', { count: rest })}
        </button>
      )}
      <WhyNot found={found} names={find.names} clock={clock} />
      {chosen && (
        <div className="find-time-foot">
          <a
            className="btn fill"
            href={`${sessionPaths.newSession}?${writeQuery({
              from: chosen.from,
              until: chosen.until,
              uid: found.sent.people,
              time_zone: zone,
            })}`}
          >
            {t('Schedule at {{time}}', { time: clock.moment(readRange(chosen).from) })}
          </a>
          {piecesOf(readRange(chosen), columns).length === 0 && (
            <a
              className="btn text"
              href={courseAddress(place, { date: toWallTime(chosen.from, zones[0] ?? zone).slice(0, 10) })}
            >
              {t('Show it in the calendar')}
            </a>
          )}
          <p className="quiet">{t('Everyone is asked; the time is fixed when they accept.')}</p>
        </div>
      )}
    </div>
  )
}
