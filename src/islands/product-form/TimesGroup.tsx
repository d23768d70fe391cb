import { zoneName } from '#shared/i18n/zoneName.ts'
import { DateTimeField } from '../forms/fields/DateTimeField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { ProductValues } from './productValues.ts'

/** When a product is in the shop and when it can be redeemed, on the clock of the site. */
export function TimesGroup({ control }: Pick<SettingsFormHandle<ProductValues>, 'control'>) {
  const { t, lang, timeZone } = useFrame()
  return (
    <FormGroup title={t('When')} text={t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })}>
      <div className="form-row">
        <DateTimeField control={control} name="visible.from" label={t('In the shop from')} zoneShown={false} />
        <DateTimeField control={control} name="visible.until" label={t('In the shop until')} zoneShown={false} />
      </div>
      <div className="form-row">
        <DateTimeField control={control} name="purchasable.from" label={t('Can be redeemed from')} zoneShown={false} />
        <DateTimeField
          control={control}
          name="purchasable.until"
          label={t('Can be redeemed until')}
          zoneShown={false}
        />
      </div>
    </FormGroup>
  )
}
