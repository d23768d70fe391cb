import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { SelectChoice } from '#client/queries/choices.ts'
import { namedTrainingsQuery } from '#client/queries/trainings.ts'
import { useFormField } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TrainingControl } from '../forms/choosers/TrainingControl.tsx'
import type { SessionValues } from './values.ts'

interface SessionTrainingFieldProps {
  form: UseFormReturn<SessionValues, unknown, SessionValues>
  known: readonly SelectChoice[]
}

/** The training of a session. Its title is proposed for the session while the user has not written one. */
export function SessionTrainingField({ form, known }: SessionTrainingFieldProps) {
  const { t } = useFrame()
  const client = useQueryClient()
  const proposed = useRef(known[0]?.label ?? '')
  const part = { control: form.control, name: 'training', label: t('Training'), required: true } as const
  const { id, field, error } = useFormField(part)
  const value = useWatch({ control: form.control, name: 'training' })

  async function proposeTitle(training: number): Promise<void> {
    const [choice] = await client.fetchQuery(namedTrainingsQuery([training])).catch(() => [])
    const title = form.getValues('title')
    if (!choice || (title !== '' && title !== proposed.current)) return
    proposed.current = choice.label
    form.setValue('title', choice.label, { shouldDirty: true })
    form.clearErrors('title')
  }

  return (
    <TrainingControl
      {...part}
      {...field}
      id={id}
      error={error}
      known={known}
      value={value}
      onChange={(training) => {
        field.onChange(training)
        if (typeof training === 'number') void proposeTitle(training)
      }}
    />
  )
}
