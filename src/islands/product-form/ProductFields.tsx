import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { termsQuery } from '#client/queries/choices.ts'
import { cancelPolicies, fulfilments, limitPeriods, productTypes } from '#shared/contract/productTypes.ts'
import { cancelPolicyLabels, fulfilmentLabels, productTypeLabels } from '#shared/shop/labels.ts'
import { AudienceField } from '../ui/AudienceField.tsx'
import { ChoiceField } from '../ui/ChoiceField.tsx'
import { DateTimeField } from '../ui/DateTimeField.tsx'
import { FormGroup } from '../ui/FormGroup.tsx'
import { LocalisedFields } from '../ui/LocalisedFields.tsx'
import { NumberField } from '../ui/NumberField.tsx'
import { PointsField } from '../ui/PointsField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useFrame } from '../ui/SettingsFrame.tsx'
import { SwitchField } from '../ui/SwitchField.tsx'
import { limitPeriodLabels } from './limitPeriodLabels.ts'
import { ProductPictures } from './ProductPictures.tsx'
import type { ProductGroupProps } from './productValues.ts'

/** The fields of a product, in groups. */
export function ProductFields({ control, hasDraftType }: ProductGroupProps & { hasDraftType: boolean }) {
  const { t, siteLanguage } = useFrame()
  const type = useWatch({ control, name: 'type' })
  const categories = useQuery(termsQuery('reward'))
  const types = hasDraftType ? productTypes : [type]
  return (
    <>
      <FormGroup title={t('Basics')}>
        <ChoiceField
          {...{ control, name: 'type' }}
          label={t('Type')}
          required
          choices={types.map((value) => ({ value, label: t(productTypeLabels[value]) }))}
        />
        {type === 'training' && (
          <NumberField
            {...{ control, name: 'training' }}
            label={t('Training')}
            hint={t('The number of the training.')}
          />
        )}
        <SelectField
          {...{ control, name: 'category' }}
          label={t('Category')}
          choices={categories.data ?? []}
          loading={categories.isPending}
        />
        <SwitchField {...{ control, name: 'featured' }} label={t('Featured')} />
        <NumberField {...{ control, name: 'weight' }} label={t('Position')} hint={t('Lower numbers come first.')} />
      </FormGroup>
      <FormGroup title={t('Texts')}>
        <LocalisedFields
          control={control}
          pathOf={(name, lang) => (lang === siteLanguage ? name : `translations.${lang}.${name}`)}
          parts={[
            { name: 'title', label: t('Title in the shop'), required: true, maxLength: 200 },
            { name: 'summary', label: t('Summary'), rows: 2, maxLength: 500 },
            { name: 'description', label: t('Description'), rows: 6 },
            { name: 'instructions_after', label: t('After the order'), rows: 3 },
            { name: 'terms', label: t('Terms'), rows: 3 },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Pictures')} text={t('Without a picture, the shop draws a cover.')}>
        <ProductPictures control={control} />
      </FormGroup>
      <FormGroup title={t('Price and stock')}>
        <PointsField {...{ control, name: 'price' }} label={t('Price')} min={1} required />
        {type !== 'voucher' && (
          <NumberField
            {...{ control, name: 'stock' }}
            label={t('Left in stock')}
            hint={t('Empty means no limit.')}
            min={0}
          />
        )}
        <NumberField {...{ control, name: 'low_stock_at' }} label={t('Low stock from')} min={0} />
        <NumberField {...{ control, name: 'max_per_order' }} label={t('At most in one order')} min={1} max={20} />
        <NumberField {...{ control, name: 'limit.count' }} label={t('At most for each learner')} min={1} />
        <SelectField
          {...{ control, name: 'limit.period' }}
          label={t('Period of the limit')}
          choices={limitPeriods.map((value) => ({ value, label: t(limitPeriodLabels[value]) }))}
        />
      </FormGroup>
      <FormGroup title={t('Audience')}>
        <AudienceField
          {...{ control, name: 'restrictions' }}
          label={t('Audience')}
          everyone={t('Everyone in the shop.')}
        />
      </FormGroup>
      <FormGroup title={t('When')}>
        <DateTimeField {...{ control, name: 'visible.from' }} label={t('In the shop from')} />
        <DateTimeField {...{ control, name: 'visible.until' }} label={t('In the shop until')} />
        <DateTimeField {...{ control, name: 'purchasable.from' }} label={t('Can be redeemed from')} />
        <DateTimeField {...{ control, name: 'purchasable.until' }} label={t('Can be redeemed until')} />
      </FormGroup>
      <FormGroup title={t('Delivery')}>
        <ChoiceField
          {...{ control, name: 'fulfilment' }}
          label={t('Delivered')}
          choices={fulfilments.map((value) => ({ value, label: t(fulfilmentLabels[value]) }))}
        />
        <ChoiceField
          {...{ control, name: 'cancel_policy' }}
          label={t('Can be cancelled')}
          choices={cancelPolicies.map((value) => ({ value, label: t(cancelPolicyLabels[value]) }))}
        />
      </FormGroup>
    </>
  )
}
