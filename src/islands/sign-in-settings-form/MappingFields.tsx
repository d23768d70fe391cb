import { type Role, roleLabels, roles } from '#shared/access/roles.ts'
import { signInLengths } from '#shared/contract/signInSettings.ts'
import type { Organization } from '#shared/contract/taxonomy.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { MappingLines } from './MappingLines.tsx'
import type { SignInGroupProps } from './values.ts'

interface MappingFieldsProps extends SignInGroupProps {
  organizations: readonly Organization[]
}

/** The claims of the provider that give roles and organisations. */
export function MappingFields({ control, organizations }: MappingFieldsProps) {
  const { t } = useFrame()
  const claim = { type: 'url', maxLength: signInLengths.claim } as const
  return (
    <FormGroup
      title={t('Roles and organisations')}
      text={t(
        'At each login, a role or organisation in these lists is given or taken as the provider says. Others stay as they are.',
      )}
    >
      <TextField
        control={control}
        name="role_claim"
        {...claim}
        label={t('Claim with the roles')}
        hint={t('For example {{example}}. Empty: roles do not follow the provider.', { example: 'groups' })}
      />
      <MappingLines
        control={control}
        name="role_map"
        target="role"
        label={t('Roles')}
        targetLabel={t('Role')}
        choices={roles.map((role: Role) => ({ value: role, label: t(roleLabels[role]) }))}
        lineOf={(value, role) => ({ value, role })}
      />
      <TextField
        control={control}
        name="organization_claim"
        {...claim}
        label={t('Claim with the organisations')}
        hint={t('Empty: organisations do not follow the provider.')}
      />
      <MappingLines
        control={control}
        name="organization_map"
        target="organization"
        label={t('Organisations')}
        targetLabel={t('Organisation')}
        choices={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
        lineOf={(value, id) => ({ value, organization: Number(id) })}
      />
    </FormGroup>
  )
}
