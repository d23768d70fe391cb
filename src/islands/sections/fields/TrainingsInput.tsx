import { TrainingControl } from '../../forms/choosers/TrainingControl.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useControl } from './FormBody.tsx'
import { OrderInput } from './OrderInput.tsx'
import type { SectionPart } from './sectionPart.ts'
import { useChosenTrainings } from './useChosenTrainings.ts'

interface TrainingsInputProps {
  part: SectionPart<number[]>
  label: string
}

/** Chosen trainings, and the order in which they are shown. */
export function TrainingsInput({ part, label }: TrainingsInputProps) {
  const { t } = useFrame()
  const { onChange, ...control } = useControl(part, { inside: true })
  const known = useChosenTrainings(control.value)
  const nameOf = (id: number) => known.find(({ value }) => value === id)?.label ?? t('Loading...')
  return (
    <>
      <TrainingControl
        {...control}
        label={label}
        known={known}
        multiple
        required
        onChange={(ids) => onChange([ids ?? []].flat().map(Number))}
      />
      <OrderInput
        id={`${control.id}-order`}
        label={t('In this order')}
        ids={control.value}
        nameOf={nameOf}
        onChange={onChange}
      />
    </>
  )
}
