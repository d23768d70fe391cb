import { useState } from 'react'
import { usualDays, type FindTimeWish } from '#client/findTime/wish.ts'
import { whyNot } from '#shared/availability/courseCalendar/whyNot.ts'
import type { FoundTimes } from '#shared/contract/trainingSessions.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { type AnswerClock, exclusionLabels } from './answerWords.ts'

interface WhyNotProps {
  found: FoundTimes & { sent: FindTimeWish }
  names: ReadonlyMap<number, string>
  clock: AnswerClock
}

/** The lines that are shown at once. */
const FIRST_LINES = 6

/** Why other times do not fit: the people and the reason, by time. */
export function WhyNot({ found, names, clock }: WhyNotProps) {
  const { t, lang } = useFrame()
  const [isWhole, setWhole] = useState(false)
  const { list } = intlFormats(lang)
  const all = whyNot(found.excluded, usualDays(found.sent))
  if (all.length === 0) return null
  const shown = isWhole ? all : all.slice(0, FIRST_LINES)
  return (
    <section className="why-not" aria-labelledby="why-not">
      <h3 id="why-not">{t('Why other times do not fit')}</h3>
      <dl>
        {shown.map(({ from, until, reason, uids, whole }) => (
          <div key={`${from} ${until} ${reason}`}>
            <dt>
              {clock.day(from)}
              {whole && clock.day(from) !== clock.day(until) && ` – ${clock.day(until)}`}
              {!whole && (
                <>
                  {' '}
                  <bdi className="num" dir="ltr">
                    {clock.times({ from, until })}
                  </bdi>
                </>
              )}
            </dt>
            <dd>
              {t('{{names}}: {{reason}}', {
                names: list(uids.map((uid) => names.get(uid) ?? String(uid))),
                reason: t(exclusionLabels[reason]),
              })}
            </dd>
          </div>
        ))}
      </dl>
      {all.length > shown.length && (
        <button type="button" className="btn text" onClick={() => setWhole(true)}>
          {t('{{count}} more reasons', { count: all.length - shown.length })}
        </button>
      )}
    </section>
  )
}
