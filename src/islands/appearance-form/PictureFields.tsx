import { FormGroup } from '../forms/form/FormGroup.tsx'
import { PictureFileField } from '../forms/pictures/PictureFileField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceGroupProps } from './values.ts'

/** The picture of browser tabs and the background of pages. */
export function PictureFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Favicon and background')}>
      <PictureFileField
        control={control}
        name="favicon"
        purpose="favicon"
        ratio={1}
        label={t('Favicon')}
        hint={t(
          'The small picture in browser tabs and on home screens. All sizes are made from a square of 512 pixels.',
        )}
      />
      <PictureFileField
        control={control}
        name="site_background"
        purpose="background"
        ratio={16 / 9}
        label={t('Background of the site')}
        hint={t('Behind pages without a background of their own, at 10 percent of its strength.')}
      />
    </FormGroup>
  )
}
