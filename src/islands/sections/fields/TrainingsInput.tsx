import { TrainingControl } from '../../settings/TrainingControl.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

interface TrainingsInputProps {
  part: SectionPart<number[]>
  label: string
  hint?: string
}

/** Chosen trainings, in the order in which they are shown. */
export function TrainingsInput({ part, label, hint }: TrainingsInputProps) {
  const { onChange, ...control } = useControl(part, { inside: true })
  return (
    <TrainingControl
      {...{ ...control, label, hint }}
      multiple
      required
      onChange={(ids) => onChange([ids ?? []].flat().map(Number))}
    />
  )
}
