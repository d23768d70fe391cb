import type { Path } from 'react-hook-form'
import { featureSwitches } from '#shared/access/flags.ts'
import { FormGroup } from '../settings/FormGroup.tsx'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { SwitchField } from '../settings/SwitchField.tsx'
import { featureWords } from './featureWords.ts'
import type { GeneralGroupProps, GeneralValues } from './values.ts'

/** The switches of the whole site. */
export function FeatureFields({ control }: GeneralGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Features')} text={t('A feature that is off does not exist for anyone; its data stays.')}>
      {featureSwitches.map((feature) => (
        <SwitchField
          key={feature}
          control={control}
          name={`features.${feature}` satisfies Path<GeneralValues>}
          label={t(featureWords[feature].label)}
          hint={t(featureWords[feature].hint)}
        />
      ))}
    </FormGroup>
  )
}
