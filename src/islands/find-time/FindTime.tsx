import { useEffect, useRef } from 'react'
import type { CoursePlace } from '#shared/availability/courseCalendar/courseAddress.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import type { SelectChoice } from '#client/queries/choices.ts'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { FindTimeForm } from './FindTimeForm.tsx'
import { FoundAnswers } from './FoundAnswers.tsx'
import { useFindTime } from './useFindTime.ts'
import './style.css'
import './answers.css'

export interface FindTimeProps {
  /** The people on the page. */
  people: readonly SelectChoice[]
  /** The columns in which the page draws time. */
  columns: readonly TimeRange[]
  place: CoursePlace
  today: string
  /** The zone of the reader, and those of the people on the page (IANA). */
  zones: readonly string[]
}

/** Finds a time at which several people are free: the question, the ranked answers, and why other times do not fit. */
export const FindTime = withFallback(({ frame, ...props }: FindTimeProps & { frame: SettingsFrameProps }) => (
  <SettingsFrame frame={frame}>
    <FindTimePanel {...props} />
  </SettingsFrame>
))

function FindTimePanel(props: FindTimeProps) {
  const { t, icons } = useFrame()
  const find = useFindTime(props)
  const head = useRef<HTMLHeadingElement>(null)
  const { isOpen, asked } = find
  useEffect(() => {
    if (asked) head.current?.focus()
  }, [asked])
  if (!isOpen) return null
  return (
    <section className="find-time" aria-labelledby="find-time">
      <header className="find-time-head">
        <h2 id="find-time" tabIndex={-1} ref={head}>
          {t('Find a time')}
        </h2>
        <IconButton icon={`${icons}#close`} label={t('Close')} onClick={find.close} />
      </header>
      <FindTimeForm find={find} {...props} />
      <FoundAnswers find={find} {...props} />
    </section>
  )
}
