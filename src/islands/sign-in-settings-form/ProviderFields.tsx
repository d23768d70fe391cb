import { signInLengths } from '#shared/contract/signInSettings.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import type { SignInGroupProps } from './values.ts'

interface ProviderFieldsProps extends SignInGroupProps {
  hasSecret: boolean
  /** The address that the provider leads back to. */
  callback: string
}

/** The identity provider of the organisation, and the accounts that it opens. */
export function ProviderFields({ control, hasSecret, callback }: ProviderFieldsProps) {
  const { t } = useFrame()
  return (
    <>
      <FormGroup
        title={t('Login of your organisation')}
        text={t('People log in at your identity provider by OpenID Connect. Passwords of this site keep working.')}
      >
        <SwitchField control={control} name="sso_enabled" label={t('Show the button on the login page')} />
        <TextField
          control={control}
          name="issuer"
          type="url"
          maxLength={signInLengths.issuer}
          label={t('Address of the provider (issuer)')}
          placeholder="https://id.example.org"
        />
        <div className="sign-in-pair">
          <TextField
            control={control}
            name="client_id"
            type="url"
            maxLength={signInLengths.clientId}
            label={t('Client ID')}
          />
          <TextField
            control={control}
            name="client_secret"
            type="password"
            maxLength={signInLengths.secret}
            label={t('Client secret')}
            hint={hasSecret ? t('A secret is stored. A new one replaces it.') : t('Nobody can read it here later.')}
          />
        </div>
        <div className="field">
          <span className="sign-in-callback-label">{t('Address to register at the provider (redirect URI)')}</span>
          <code className="sign-in-callback" dir="ltr">
            {callback}
          </code>
        </div>
        <LocalisedFields
          control={control}
          parts={[
            {
              name: 'button_label',
              label: t('Words on the button'),
              maxLength: signInLengths.button,
              hint: t('Empty: Log in with your organisation.'),
            },
          ]}
        />
      </FormGroup>
      <FormGroup
        title={t('Accounts')}
        text={t(
          'People log in to the account that their identity is connected with. These switches connect more accounts.',
        )}
      >
        <SwitchField
          control={control}
          name="link_by_mail"
          label={t('Connect accounts by verified email address')}
          hint={t('Never administrators: they log in with their password and connect their account under Security.')}
        />
        <SwitchField
          control={control}
          name="create_people"
          label={t('Create accounts for new people')}
          hint={t('As learners, with the verified email address of the provider.')}
        />
      </FormGroup>
    </>
  )
}
