import type { Path } from 'react-hook-form'
import { featureSwitches } from '#shared/access/flags.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
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
