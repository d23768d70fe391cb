import type { Control } from 'react-hook-form'
import type { StorefrontAppearance } from '#shared/contract/storefrontAppearance.ts'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

export interface AppearanceControl {
  control: Control<StorefrontAppearance, unknown, StorefrontAppearance>
}

/** The fields of the look of both storefronts. */
export function AppearanceFields({ control }: AppearanceControl) {
  const { t } = useFrame()
  return (
    <>
      <FormGroup title={t('Sections')}>
        <ChoiceField
          control={control}
          name="width"
          label={t('Width')}
          hint={t('For sections whose own width is normal.')}
          choices={[
            { value: 'narrow', label: t('Narrow') },
            { value: 'normal', label: t('Normal') },
            { value: 'wide', label: t('Wide') },
          ]}
        />
        <ChoiceField
          control={control}
          name="spacing"
          label={t('Space between sections')}
          choices={[
            { value: 'compact', label: t('Compact') },
            { value: 'normal', label: t('Normal') },
            { value: 'airy', label: t('Airy') },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Colour and cards')}>
        <ChoiceField
          control={control}
          name="ground"
          label={t('Background of the page')}
          hint={t('On a tinted page, tinted sections have the colour of the paper.')}
          choices={[
            { value: 'paper', label: t('Paper') },
            { value: 'tint', label: t('Tinted') },
          ]}
        />
        <ChoiceField
          control={control}
          name="cards"
          label={t('Cards of trainings')}
          choices={[
            { value: 'plain', label: t('Without a frame') },
            { value: 'framed', label: t('Framed') },
          ]}
        />
      </FormGroup>
    </>
  )
}
