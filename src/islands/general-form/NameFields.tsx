import { ADDRESS_LENGTH } from '#shared/contract/address.ts'
import { siteLengths } from '#shared/contract/siteSettings.ts'
import { criteria, statableCriteria } from '#shared/audience/criteria.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import type { GeneralGroupProps } from './values.ts'

/** The name of the site, its texts, and how people join it. */
export function NameFields({ control }: GeneralGroupProps) {
  const { t } = useFrame()
  return (
    <>
      <FormGroup title={t('Name and texts')}>
        <LocalisedFields
          control={control}
          parts={[
            {
              name: 'site_name',
              label: t('Name of the site'),
              maxLength: siteLengths.siteName,
              required: true,
              hint: t('In the header, in the titles of pages and in emails.'),
            },
            {
              name: 'organization_name',
              label: t('Name of the organisation'),
              maxLength: siteLengths.organizationName,
              hint: t('In the copyright line. Empty: the name of the site.'),
            },
            {
              name: 'disclaimer_text',
              label: t('Cookie notice'),
              rows: 4,
              maxLength: siteLengths.disclaimer,
              hint: t('The banner at the first visit. Empty: no banner. A new text is shown to everyone again.'),
            },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('People')}>
        <TextField
          control={control}
          name="signup_url"
          type="url"
          maxLength={ADDRESS_LENGTH}
          label={t('Sign-up address')}
          hint={t('The Sign up button leads there: an https:// address or a path on this site. Empty: no button.')}
        />
        <SelectField
          control={control}
          name="own_criteria"
          label={t('Criteria that users state')}
          hint={t(
            'Users change these and their language in their profile. Only administrators and imports change the others.',
          )}
          choices={statableCriteria.map((value) => ({ value, label: t(criteria[value].label) }))}
          multiple
        />
      </FormGroup>
    </>
  )
}
