import { readRange } from '#shared/availability/ranges.ts'
import type { FoundTimes } from '#shared/contract/trainingSessions.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { type AnswerClock, scoreWords } from './answerWords.ts'

interface AnswerChoiceProps {
  time: FoundTimes['times'][number]
  rank: number
  clock: AnswerClock
  isChosen: boolean
  onChoose(): void
}

/** One time that fits, with its score in words. */
export function AnswerChoice({ time, rank, clock, isChosen, onChoose }: AnswerChoiceProps) {
  const { t, lang } = useFrame()
  const range = readRange(time)
  const hours = clock.isUsual(range) ? '' : t('Outside the usual hours')
  return (
    <label className="answer">
      <input type="radio" name="found-time" checked={isChosen} onChange={onChoose} />
      <span className="answer-rank num" aria-hidden="true">
        {intlFormats(lang).number(rank)}
      </span>
      <span className="answer-words">
        <b className="num">
          <bdi dir="ltr">{clock.times(range)}</bdi>
        </b>{' '}
        <span className="answer-day">{clock.day(range.from)}</span>
        <small>{[scoreWords(time.score, t), hours].filter(Boolean).join(' · ')}</small>
      </span>
    </label>
  )
}
