import { useWatch } from 'react-hook-form'
import { limitPeriods } from '#shared/contract/productTypes.ts'
import { MAX_PER_ORDER } from '#shared/contract/orderLimits.ts'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { PointsField } from '../forms/fields/PointsField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { limitPeriodLabels } from './limitPeriodLabels.ts'
import type { ProductValues } from './productValues.ts'
import { StockField } from './StockField.tsx'
import { VoucherStock } from './VoucherStock.tsx'

interface PriceGroupProps {
  handle: SettingsFormHandle<ProductValues>
  /** The stock as it was read last; `null`: no limit. */
  stock: number | null
  /** The id of a saved voucher, which has codes. */
  voucher: number | null
}

/** Price, stock and limits. The stock of a voucher is its codes. */
export function PriceGroup({ handle, stock, voucher }: PriceGroupProps) {
  const { control } = handle
  const { t } = useFrame()
  const type = useWatch({ control, name: 'type' })
  const stockField = <StockField handle={handle} current={stock} />
  return (
    <FormGroup title={t('Price and stock')}>
      <div className="form-row">
        <PointsField control={control} name="price" label={t('Price')} min={1} required />
        {type !== 'voucher' && stock === null && stockField}
        <NumberField control={control} name="low_stock_at" label={t('Low stock at or below')} min={0} />
      </div>
      {type !== 'voucher' && stock !== null && stockField}
      {type === 'voucher' && <VoucherStock id={voucher} />}
      <div className="form-row">
        <NumberField
          control={control}
          name="limit.count"
          label={t('At most for each learner')}
          hint={t('Empty means no limit.')}
          min={1}
        />
        <SelectField
          control={control}
          name="limit.period"
          label={t('Period of the limit')}
          choices={limitPeriods.map((value) => ({ value, label: t(limitPeriodLabels[value]) }))}
        />
        <NumberField
          control={control}
          name="max_per_order"
          label={t('At most in one order')}
          hint={t('The checkout offers up to this number. Empty means one piece.')}
          min={1}
          max={MAX_PER_ORDER}
        />
      </div>
    </FormGroup>
  )
}
