import type { ManagedTraining } from '#shared/contract/managedTrainings.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { TrainingFields } from './TrainingFields.tsx'
import { TrainingPreview } from './TrainingPreview.tsx'
import { useTrainingForm } from './useTrainingForm.ts'

interface TrainingFormProps {
  /** `null`: a new training. */
  training: ManagedTraining | null
}

/** The form of a training. */
export const TrainingEditForm = withFallback(
  ({ frame, training }: TrainingFormProps & { frame: SettingsFrameProps }) => (
    <SettingsFrame frame={frame}>
      <TrainingForm training={training} />
    </SettingsFrame>
  ),
)

function TrainingForm({ training }: TrainingFormProps) {
  const { t } = useFrame()
  const handle = useTrainingForm(training)
  const isNew = training === null
  return (
    <SettingsForm
      handle={handle}
      creating={isNew}
      aside={<TrainingPreview control={handle.control} id={training?.id ?? null} />}
      groupLabels={{ texts: t('Texts'), price: t('Price') }}
      {...(isNew && { saveLabel: t('Create') })}
    >
      <TrainingFields control={handle.control} />
    </SettingsForm>
  )
}
