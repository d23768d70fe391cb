import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import type { SignInGroupProps } from './values.ts'

/** The second factor of administrators. */
export function FactorFields({ control }: SignInGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup
      title={t('Second factor')}
      text={t('Everyone can turn on a second factor or add a passkey on the page Security of their profile.')}
    >
      <SwitchField
        control={control}
        name="second_factor_required"
        label={t('Administrators need a second factor')}
        hint={t('Without a code or a passkey they may only do what learners may. Turn on your own first.')}
      />
    </FormGroup>
  )
}
