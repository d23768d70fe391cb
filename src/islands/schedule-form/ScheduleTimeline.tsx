import { type CSSProperties, useId } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'
import { placesOf, storyOf, ticksOf } from '#shared/points/scheduleStory.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { storyLines } from '#shared/points/scheduleWords.ts'
import './scheduleTimeline.css'

interface ScheduleTimelineProps {
  terms: ScheduleTerms
  /** The day of the example earning. */
  earned: string
  points: number
  t: Translate
  lang: string
}

const WIDTH = 1000
const BAR = { y: 34, height: 20 }

/** The life of points under a schedule as a picture, and as a list of days in words. */
export function ScheduleTimeline({ terms, earned, points, t, lang }: ScheduleTimelineProps) {
  const format = scheduleFormats(lang)
  const story = storyOf(terms, earned)
  const { placeOf, end } = placesOf(story)
  const xOf = (day: string) => placeOf(day) * WIDTH
  const last = story.last === null ? WIDTH : xOf(story.last)
  const gone = story.expired === null ? WIDTH : xOf(story.expired)
  const hatch = useId()
  return (
    <figure className="schedule-timeline">
      <div className="schedule-picture" aria-hidden="true">
        <span className="schedule-mark first" style={placed(0)}>
          <b>{t('Earned')}</b>
          {format.date(earned)}
        </span>
        {story.last !== null && (
          <span className="schedule-mark last" style={placed(placeOf(story.last))}>
            <b>{t('Last day')}</b>
            {format.date(story.last)}
          </span>
        )}
        <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <pattern id={hatch} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className="schedule-hatch" width="6" height="14" />
            </pattern>
          </defs>
          <rect className="schedule-good" x="0" width={last} rx="6" {...BAR} />
          {story.last !== null && gone > last && (
            <rect className="schedule-grace" x={last} width={gone - last} {...BAR} fill={`url(#${hatch})`} />
          )}
          {story.notices.map(({ day }) => (
            <path key={day} className="schedule-notice" d={`M${xOf(day)} 8V${BAR.y}`} />
          ))}
          {story.last !== null && <path className="schedule-last" d={`M${last} 2V${BAR.y + BAR.height + 8}`} />}
          {story.last !== null && <path className="schedule-rest" d={`M${gone} ${BAR.y + BAR.height / 2}H${WIDTH}`} />}
        </svg>
        <span className="schedule-amount">{t('{{count}} points, ready to spend', { count: points })}</span>
        <div className="schedule-ticks">
          {ticksOf(story, end)
            .filter((day) => placeOf(day) < 0.9)
            .map((day) => (
              <span key={day} style={placed(placeOf(day))}>
                {format.month(day)}
              </span>
            ))}
        </div>
      </div>
      <figcaption>
        <ol className="schedule-story">
          {storyLines(terms, story, t, format).map(({ label, day, text }) => (
            <li key={`${label} ${day}`}>
              <b>{t(label)}</b>
              <span>
                {day !== null && <time dateTime={day}>{format.date(day)}</time>}
                {text && <span className="quiet"> {text}</span>}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** The place on the line, for the sheet; it is logical, so it turns with the direction. */
function placed(place: number): CSSProperties {
  // why: a custom property is not in the library's type of styles
  return { '--place': `${(place * 100).toFixed(2)}%` } as CSSProperties
}
