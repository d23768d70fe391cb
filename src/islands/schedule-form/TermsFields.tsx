import { scheduleLimits, type ScheduleType } from '#shared/points/scheduleTerms.ts'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { ActivitiesField } from './ActivitiesField.tsx'
import { DayField } from './DayField.tsx'
import type { ScheduleControl } from './values.ts'
import { YearDaysField } from './YearDaysField.tsx'

/** The fields of one type of schedule. */
export function TermsFields({ control, type }: { control: ScheduleControl; type: ScheduleType }) {
  const { t } = useFrame()
  switch (type) {
    case 'never':
      return <p className="quiet">{t('Points under this schedule stay until they are spent.')}</p>
    case 'rolling':
      return (
        <>
          <PeriodFields control={control} />
          <ChoiceField
            control={control}
            name="terms.round_to"
            label={t('Rounded up to the end of')}
            choices={[
              { value: 'none', label: t('nothing') },
              { value: 'month', label: t('the month') },
              { value: 'quarter', label: t('the quarter') },
              { value: 'year', label: t('the year') },
            ]}
          />
        </>
      )
    case 'calendar':
      return (
        <>
          <YearDaysField
            control={control}
            name="terms.dates"
            required
            label={t('Days of the year')}
            hint={t('At most twelve. 29 February is the 28th in other years.')}
          />
          <NumberField
            control={control}
            name="terms.min_age_days"
            min={0}
            max={scheduleLimits.minAgeDays}
            label={t('Minimum age')}
            hint={t('Points that are younger wait for the next of these days.')}
            suffix={(count) => t('days', { count: count ?? 0 })}
          />
        </>
      )
    case 'fixed':
      return (
        <DayField
          control={control}
          name="terms.date"
          required
          label={t('Last day')}
          hint={t('Points that are earned after it do not expire.')}
        />
      )
    case 'sliding':
      return (
        <>
          <PeriodFields control={control} />
          <ActivitiesField
            control={control}
            name="terms.reset_by"
            required
            label={t('Activities that start the period again')}
          />
        </>
      )
  }
}

function PeriodFields({ control }: { control: ScheduleControl }) {
  const { t } = useFrame()
  return (
    <>
      <NumberField
        control={control}
        name="terms.amount"
        min={1}
        max={scheduleLimits.amount}
        required
        label={t('How long')}
      />
      <ChoiceField
        control={control}
        name="terms.unit"
        label={t('Unit')}
        choices={[
          { value: 'days', label: t('Days') },
          { value: 'months', label: t('Months') },
          { value: 'years', label: t('Years') },
        ]}
      />
    </>
  )
}
