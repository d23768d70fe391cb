import { useId, useRef, useState } from 'react'
import { scheduleFormats } from '#shared/points/scheduleFormats.ts'
import type { ScheduleTerms } from '#shared/points/scheduleTerms.ts'
import { scheduleSentence } from '#shared/points/scheduleWords.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { ScheduleTimeline } from './ScheduleTimeline.tsx'

interface ScheduleExampleProps {
  /** `undefined` while the fields are wrong: the last picture stays. */
  terms: ScheduleTerms | undefined
  today: string
}

/** The schedule as a sentence and a picture of an example, whose points and day the user can change. */
export function ScheduleExample({ terms, today }: ScheduleExampleProps) {
  const { t, lang } = useFrame()
  const [points, setPoints] = useState(40)
  const [earned, setEarned] = useState(today)
  const id = useId()
  const last = useRef(terms)
  if (terms) last.current = terms
  const shown = last.current
  return (
    <section className="schedule-example" aria-labelledby={`${id}-title`}>
      <div className="schedule-example-head">
        <p id={`${id}-title`} className="schedule-sentence">
          {shown ? scheduleSentence(shown, t, scheduleFormats(lang)) : t('Fill in the form to see an example.')}
        </p>
        <div className="schedule-example-fields">
          <label htmlFor={`${id}-points`}>{t('Example points')}</label>
          <input
            id={`${id}-points`}
            type="number"
            min={1}
            max={10_000}
            dir="ltr"
            value={points}
            onChange={({ target }) => setPoints(Math.max(1, Math.min(10_000, Math.round(Number(target.value)) || 1)))}
          />
          <label htmlFor={`${id}-earned`}>{t('Earned on')}</label>
          <input
            id={`${id}-earned`}
            type="date"
            min="2000-01-01"
            max="2999-12-31"
            value={earned}
            onChange={({ target }) => {
              if (target.value >= '2000-01-01' && target.value <= '2999-12-31') setEarned(target.value)
            }}
          />
        </div>
      </div>
      {shown && <ScheduleTimeline terms={shown} earned={earned} points={points} t={t} lang={lang} />}
    </section>
  )
}
