import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceGroupProps } from './values.ts'

/** The style and the axes of the icons. */
export function IconFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Icons')} text={t('Material Symbols. Show the draft on your pages to see them.')}>
      <ChoiceField
        control={control}
        name="fonts.icons.style"
        label={t('Style of the icons')}
        choices={[
          { value: 'outlined', label: t('Usual corners') },
          { value: 'rounded', label: t('Round corners') },
          { value: 'sharp', label: t('Sharp corners') },
        ]}
      />
      <SwitchField control={control} name="fonts.icons.filled" label={t('Filled')} />
      <div className="form-row">
        <NumberField
          control={control}
          name="fonts.icons.weight"
          min={100}
          max={700}
          step={100}
          label={t('Weight')}
          hint={t('From 100 (thin) to 700 (bold).')}
        />
        <NumberField
          control={control}
          name="fonts.icons.grade"
          min={-25}
          max={200}
          step={1}
          label={t('Grade')}
          hint={t('From −25 to 200: a fine change of the weight.')}
        />
        <NumberField
          control={control}
          name="fonts.icons.optical_size"
          min={20}
          max={48}
          step={1}
          label={t('Optical size')}
          hint={t('From 20 to 48: the size for which the lines are made.')}
        />
      </div>
    </FormGroup>
  )
}
