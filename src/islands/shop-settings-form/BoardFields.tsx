import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import type { ShopGroupProps } from './values.ts'

/** The fields of the leaderboard. */
export function BoardFields({ control }: ShopGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Leaderboard')}>
      <SwitchField
        control={control}
        name="leaderboard.enabled"
        label={t('Turn on the leaderboard')}
        hint={t('Learners see who earned the most points. Anyone can leave it in their profile.')}
      />
      <ChoiceField
        control={control}
        name="leaderboard.default_period"
        label={t('Default period')}
        choices={[
          { value: 'week', label: t('Week') },
          { value: 'month', label: t('Month') },
          { value: 'quarter', label: t('Quarter') },
          { value: 'year', label: t('Year') },
          { value: 'all', label: t('All time') },
        ]}
      />
    </FormGroup>
  )
}
