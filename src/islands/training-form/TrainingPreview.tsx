import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { PreviewLanguage, TypedPreview } from '../forms/preview/TypedPreview.tsx'
import { newManagedTrainingOf, type TrainingGroupProps, type TrainingValues } from './trainingValues.ts'

interface TrainingPreviewProps extends TrainingGroupProps {
  /** `null`: a new training. */
  id: number | null
}

/**
 * The card and the page of the training, as learners who are not enrolled would see them if the form were saved now.
 */
export function TrainingPreview({ control, id }: TrainingPreviewProps) {
  const { t } = useFrame()
  const [language, setLanguage] = useState('')
  const values = useWatch({ control }) as TrainingValues // why: all values are given from the start
  const fields = { id: String(id ?? ''), language, training: JSON.stringify(newManagedTrainingOf(values)) }
  return (
    <TypedPreview path={`${settingsPaths.trainings}/preview`} fields={fields}>
      <PreviewLanguage value={language} onChange={setLanguage} none={t('Your language')} />
    </TypedPreview>
  )
}
