import { ADDRESS_LENGTH } from '#shared/contract/address.ts'
import { siteLengths } from '#shared/contract/siteSettings.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { footerLinks } from './footerLinks.ts'
import type { GeneralGroupProps } from './values.ts'

/** The texts and links of the footer. */
export function FooterFields({ control }: GeneralGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup
      title={t('Footer')}
      text={t('A link is shown if it has a title. Its address begins with https:// or is a path on this site.')}
    >
      <LocalisedFields
        control={control}
        parts={[
          { name: 'footer_text', label: t('Footer text'), rows: 3, maxLength: siteLengths.footerText },
          {
            name: 'footer_copyright',
            label: t('Copyright line'),
            maxLength: siteLengths.copyright,
            hint: t('{{placeholder}} stands for the current year.', { placeholder: '{{year}}' }),
          },
          ...footerLinks.map(({ name, title }) => ({
            name: `${name}.title`,
            label: t(title),
            maxLength: siteLengths.linkTitle,
          })),
        ]}
      />
      <div className="footer-addresses">
        {footerLinks.map(({ name, address }) => (
          <TextField
            key={name}
            control={control}
            name={`${name}.url` as const}
            type="url"
            maxLength={ADDRESS_LENGTH}
            label={t(address)}
          />
        ))}
        <TextField control={control} name="version" maxLength={siteLengths.version} label={t('Version')} />
        <TextField
          control={control}
          name="version_url"
          type="url"
          maxLength={ADDRESS_LENGTH}
          label={t('Address of the version')}
          hint={t('For example a page that lists what has changed.')}
        />
      </div>
    </FormGroup>
  )
}
