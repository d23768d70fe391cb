import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import type { Room } from '#shared/contract/rooms.ts'
import { DateTimeField } from '../forms/fields/DateTimeField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { BeginningField } from './BeginningField.tsx'
import { InstructorsField } from './InstructorsField.tsx'
import { RoomField } from './RoomField.tsx'
import { SessionTrainingField } from './SessionTrainingField.tsx'
import type { SessionValues } from './values.ts'
import { ZoneField } from './ZoneField.tsx'

interface SessionFieldsProps {
  form: UseFormReturn<SessionValues, unknown, SessionValues>
  known: { trainings: readonly SelectChoice[]; people: readonly SelectChoice[] }
  rooms: readonly Room[]
  timeZones: readonly string[]
  /** A change may need a reason. */
  asksReason: boolean
}

/** The fields of a session. */
export function SessionFields({ form, known, rooms, timeZones, asksReason }: SessionFieldsProps) {
  const { t } = useFrame()
  const { control } = form
  const zone = useWatch({ control, name: 'time_zone' })
  return (
    <>
      <FormGroup title={t('Training')}>
        <SessionTrainingField form={form} known={known.trainings} />
        <TextField
          control={control}
          name="title"
          required
          label={t('Title of the session')}
          hint={t('Learners read it, for example in their calendar.')}
        />
      </FormGroup>
      <FormGroup id="when" title={t('When')} text={t('The times are those of the clock in the chosen time zone.')}>
        <ZoneField form={form} timeZones={timeZones} />
        <div className="form-row">
          <BeginningField form={form} zone={zone} />
          <DateTimeField control={control} name="until" zone={zone} zoneShown={false} required label={t('End')} />
        </div>
      </FormGroup>
      <FormGroup id="place" title={t('Room and places')}>
        <div className="form-row">
          <RoomField form={form} rooms={rooms} />
          <NumberField
            control={control}
            name="capacity"
            min={1}
            label={t('Places')}
            hint={t('Empty: no limit. People beyond the limit wait for a place.')}
          />
        </div>
      </FormGroup>
      <FormGroup id="people" title={t('Instructors')}>
        <InstructorsField control={control} known={known.people} />
      </FormGroup>
      {asksReason && (
        <FormGroup title={t('Why it changes')}>
          <TextField
            control={control}
            name="reason"
            label={t('Reason')}
            hint={t('Only needed if the change brings conflicts. It stays in the history.')}
          />
        </FormGroup>
      )}
    </>
  )
}
