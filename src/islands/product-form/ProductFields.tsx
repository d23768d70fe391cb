import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { termsQuery } from '#client/queries/choices.ts'
import { zoneName } from '#shared/i18n/zoneName.ts'
import { productLengths } from '#shared/contract/products.ts'
import { MAX_PER_ORDER } from '#shared/shop/pieces.ts'
import { cancelPolicies, fulfilments, limitPeriods, productTypes } from '#shared/contract/productTypes.ts'
import { cancelLabelOf, fulfilmentLabels, productTypeLabels } from '#shared/shop/labels.ts'
import { AudienceField } from '../forms/choosers/AudienceField.tsx'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { DateTimeField } from '../forms/fields/DateTimeField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { PointsField } from '../forms/fields/PointsField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TrainingField } from '../forms/choosers/TrainingField.tsx'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import { limitPeriodLabels } from './limitPeriodLabels.ts'
import { ProductPictures } from './ProductPictures.tsx'
import type { ProductValues } from './productValues.ts'
import type { ProductFormProps } from './useProductForm.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { StockField } from './StockField.tsx'
import { VoucherStock } from './VoucherStock.tsx'
import './productForm.css'

interface ProductFieldsProps {
  handle: SettingsFormHandle<ProductValues>
  /** The stock as it was read last; `null`: no limit. */
  stock: number | null
  /** A draft can have another type. */
  hasDraftType: boolean
  firstFulfilments: ProductFormProps['firstFulfilments']
  /** The id of a saved voucher, which has codes. */
  voucher: number | null
}

/** The fields of a product, in groups. */
export function ProductFields({ handle, stock, hasDraftType, firstFulfilments, voucher }: ProductFieldsProps) {
  const { control } = handle
  const { t, lang, siteLanguage, timeZone } = useFrame()
  const type = useWatch({ control, name: 'type' })
  const categories = useQuery(termsQuery('reward'))
  const stockField = <StockField handle={handle} current={stock} />
  const types = hasDraftType ? productTypes : [type]
  return (
    <>
      <FormGroup title={t('Basics')}>
        <ChoiceField
          control={control}
          name="type"
          label={t('Type')}
          required
          choices={types.map((value) => ({ value, label: t(productTypeLabels[value]) }))}
        />
        {type === 'training' && (
          <TrainingField
            control={control}
            name="training"
            label={t('Training')}
            hint={t('The buyer is enrolled in it. It can be found by its title.')}
          />
        )}
        <div className="form-row">
          <SelectField
            control={control}
            name="category"
            label={t('Category')}
            choices={categories.data ?? []}
            loading={categories.isPending}
          />
          <NumberField control={control} name="weight" label={t('Position')} hint={t('Lower numbers come first.')} />
          <div className="product-featured">
            <SwitchField control={control} name="featured" label={t('Featured')} />
          </div>
        </div>
      </FormGroup>
      <FormGroup title={t('Texts')}>
        <LocalisedFields
          control={control}
          pathOf={(name, lang) => (lang === siteLanguage ? name : `translations.${lang}.${name}`)}
          parts={[
            { name: 'title', label: t('Title in the shop'), required: true, maxLength: productLengths.title },
            { name: 'summary', label: t('Summary'), rows: 2, maxLength: productLengths.summary },
            { name: 'description', label: t('Description'), rich: true },
            { name: 'instructions_after', label: t('After the order'), rich: true },
            { name: 'terms', label: t('Terms'), rows: 3 },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Pictures')} text={t('Without a picture, the shop draws a cover.')}>
        <ProductPictures control={control} />
      </FormGroup>
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
      <FormGroup title={t('Audience')}>
        <AudienceField
          control={control}
          name="restrictions"
          label={t('Audience')}
          everyone={t('Everyone in the shop.')}
        />
      </FormGroup>
      <FormGroup title={t('When')} text={t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })}>
        <div className="form-row">
          <DateTimeField control={control} name="visible.from" label={t('In the shop from')} zoneShown={false} />
          <DateTimeField control={control} name="visible.until" label={t('In the shop until')} zoneShown={false} />
        </div>
        <div className="form-row">
          <DateTimeField
            control={control}
            name="purchasable.from"
            label={t('Can be redeemed from')}
            zoneShown={false}
          />
          <DateTimeField
            control={control}
            name="purchasable.until"
            label={t('Can be redeemed until')}
            zoneShown={false}
          />
        </div>
      </FormGroup>
      <FormGroup title={t('Delivery')}>
        <ChoiceField
          control={control}
          name="fulfilment"
          label={t('Delivered')}
          untouched={firstFulfilments[type]}
          choices={fulfilments.map((value) => ({ value, label: t(fulfilmentLabels[value]) }))}
        />
        <ChoiceField
          control={control}
          name="cancel_policy"
          label={t('Cancellation')}
          choices={cancelPolicies.map((value) => ({ value, label: t(cancelLabelOf({ type, cancel_policy: value })) }))}
        />
      </FormGroup>
      <QuestionGroup handle={handle} />
    </>
  )
}
