import { SCHEDULE_NAME_LENGTH } from '#shared/contract/schedules.ts'
import { scheduleLimits, scheduleTypes, type ScheduleType } from '#shared/points/scheduleTerms.ts'
import { scheduleTypeLabels } from '#shared/points/scheduleWords.ts'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextAreaField } from '../forms/fields/TextAreaField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { ScheduleDrawing } from './ScheduleDrawing.tsx'
import { TermsFields } from './TermsFields.tsx'
import type { ScheduleControl } from './values.ts'

interface ScheduleFieldsProps {
  control: ScheduleControl
  type: ScheduleType
  isNew: boolean
}

/** The fields of a schedule. */
export function ScheduleFields({ control, type, isNew }: ScheduleFieldsProps) {
  const { t } = useFrame()
  return (
    <>
      <FormGroup title={t('Basics')}>
        <TextField
          control={control}
          name="name"
          maxLength={SCHEDULE_NAME_LENGTH}
          required
          label={t('Name')}
          hint={t('Only this team sees the name.')}
        />
        <TextAreaField control={control} name="description" rows={2} label={t('Description')} />
      </FormGroup>
      <FormGroup
        title={t('When points expire')}
        text={
          isNew
            ? undefined
            : t('A change is for points that are earned from then on. Earned points keep their last day.')
        }
      >
        <ChoiceField
          control={control}
          name="terms.type"
          required
          label={t('Type')}
          choices={scheduleTypes.map((value) => {
            const { label, hint } = scheduleTypeLabels[value]
            return { value, label: t(label), hint: t(hint), drawing: <ScheduleDrawing type={value} /> }
          })}
        />
        <TermsFields control={control} type={type} />
      </FormGroup>
      {type !== 'never' && (
        <FormGroup title={t('Before and after the last day')}>
          <fieldset className="schedule-notices">
            <legend>{t('Notices before the last day')}</legend>
            <p className="hint">{t('At most three. An empty field sends no notice.')}</p>
            <div className="form-row">
              {([0, 1, 2] as const).map((index) => (
                <NumberField
                  key={index}
                  control={control}
                  name={`terms.notice_days.${index}`}
                  min={1}
                  max={scheduleLimits.noticeDays}
                  label={[t('First notice'), t('Second notice'), t('Third notice')][index] ?? ''}
                  suffix={(count) => t('days before', { count: count ?? 0 })}
                />
              ))}
            </div>
          </fieldset>
          <NumberField
            control={control}
            name="terms.grace_days"
            min={0}
            max={scheduleLimits.graceDays}
            label={t('Days of grace')}
            hint={t('Points can still be spent on these days. Learners see only the last day.')}
            suffix={(count) => t('days', { count: count ?? 0 })}
          />
        </FormGroup>
      )}
    </>
  )
}
