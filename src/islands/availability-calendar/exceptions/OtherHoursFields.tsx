import type { ExceptionFields } from '#client/availability/exceptionFields.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCalendar } from '../calendarContext.ts'
import { TimeInput } from '../TimeInput.tsx'

interface OtherHoursFieldsProps {
  fields: ExceptionFields
  onChange(part: Partial<ExceptionFields>): void
}

/** The hours of an override: they replace the weekly ones on its days. */
export function OtherHoursFields({ fields: { ranges }, onChange }: OtherHoursFieldsProps) {
  const { t, icons } = useFrame()
  const { facts } = useCalendar()
  return (
    <fieldset className="field other-hours">
      <legend>{t('Hours on these days')}</legend>
      <ul>
        {ranges.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is the one at its place
          <li key={index} className="hours-row">
            <TimeInput
              label={t('From')}
              value={range.from}
              isInvalid={range.from >= range.until}
              onChange={(from) => onChange({ ranges: ranges.with(index, { ...range, from }) })}
            />
            <span aria-hidden="true">–</span>
            <TimeInput
              label={t('Until')}
              value={range.until}
              isEnd
              isInvalid={range.from >= range.until}
              onChange={(until) => onChange({ ranges: ranges.with(index, { ...range, until }) })}
            />
            {ranges.length > 1 && (
              <IconButton
                icon={`${icons}#close`}
                label={t('Remove {{name}}', { name: `${range.from}–${range.until}` })}
                onClick={() => onChange({ ranges: ranges.toSpliced(index, 1) })}
              />
            )}
          </li>
        ))}
      </ul>
      {ranges.length < facts.limits.ranges && (
        <Button look="text" onClick={() => onChange({ ranges: [...ranges, { from: '13:00', until: '17:00' }] })}>
          <Icon href={`${icons}#add`} />
          {t('Add hours')}
        </Button>
      )}
    </fieldset>
  )
}
