import { useState } from 'react'
import { checkBy } from '#client/forms/problemResolver.ts'
import { readSignInSettings, sendSignInSettings } from '#client/queries/signInSettings.ts'
import { type SignInSettings, SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import type { Organization } from '#shared/contract/taxonomy.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { FactorFields } from './FactorFields.tsx'
import { MappingFields } from './MappingFields.tsx'
import { ProviderFields } from './ProviderFields.tsx'
import { signInChange, type SignInValues, signInValues } from './values.ts'
import './style.css'

interface SignInSettingsFormProps {
  frame: SettingsFrameProps
  settings: SignInSettings
  organizations: readonly Organization[]
}

/** The form of the settings of signing in. */
export const SignInSettingsForm = withFallback(({ frame, ...rest }: SignInSettingsFormProps) => (
  <SettingsFrame frame={frame}>
    <SignInGroups {...rest} />
  </SettingsFrame>
))

const checkChange = checkBy<SignInSettingsChange>(SignInSettingsChange)

function SignInGroups({ settings, organizations }: Omit<SignInSettingsFormProps, 'frame'>) {
  const { languages } = useFrame()
  const [hasSecret, setHasSecret] = useState(settings.has_secret)
  const langcodes = languages.map(({ langcode }) => langcode)
  const handle = useSettingsForm<SignInValues>({
    storageKey: 'sign-in',
    loaded: signInValues(settings, langcodes),
    check: (values) => checkChange(signInChange(values)),
    save: async ({ changes, revision }) => {
      const change = { ...signInChange(changes), ...(revision !== undefined && { revision }) }
      const saved = await sendSignInSettings(change)
      setHasSecret(saved.has_secret)
      return signInValues(saved, langcodes)
    },
    reload: async () => signInValues(await readSignInSettings(), langcodes),
  })
  const { control } = handle
  return (
    <SettingsForm handle={handle}>
      <FactorFields control={control} />
      <ProviderFields control={control} hasSecret={hasSecret} callback={settings.callback} />
      <MappingFields control={control} organizations={organizations} />
    </SettingsForm>
  )
}
