import { PICTURE_TEXT_LENGTH } from '#shared/media/uploadLimits.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { PictureFileField } from '../forms/pictures/PictureFileField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceGroupProps } from './values.ts'

/** The logo and its text. */
export function LogoFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Logo')}>
      <div className="logo-field">
        <PictureFileField
          control={control}
          name="logo"
          purpose="logo"
          ratio={3}
          label={t('Logo')}
          hint={t(
            'In the header of every page, at most 300 pixels wide. Without a logo, the name of the site is shown.',
          )}
        />
      </div>
      <LocalisedFields
        control={control}
        parts={[
          {
            name: 'logo_alt',
            label: t('Text of the logo'),
            maxLength: PICTURE_TEXT_LENGTH,
            hint: t('Screen readers say it. Empty: the name of the site.'),
          },
        ]}
      />
    </FormGroup>
  )
}
