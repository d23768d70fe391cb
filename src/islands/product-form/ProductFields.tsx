import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { termsQuery } from '#client/queries/choices.ts'
import { productLengths } from '#shared/contract/products.ts'
import { cancelPolicies, fulfilments, productTypes } from '#shared/contract/productTypes.ts'
import { cancelLabelOf, fulfilmentLabels, productTypeLabels } from '#shared/shop/labels.ts'
import { AudienceField } from '../forms/choosers/AudienceField.tsx'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TrainingField } from '../forms/choosers/TrainingField.tsx'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import { PriceGroup } from './PriceGroup.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import type { ProductValues } from './productValues.ts'
import type { ProductFormProps } from './useProductForm.ts'
import { QuestionGroup } from './QuestionGroup.tsx'
import { TimesGroup } from './TimesGroup.tsx'
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
  const { t, siteLanguage } = useFrame()
  const type = useWatch({ control, name: 'type' })
  const categories = useQuery(termsQuery('reward'))
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
      <PriceGroup handle={handle} stock={stock} voucher={voucher} />
      <FormGroup title={t('Audience')}>
        <AudienceField
          control={control}
          name="restrictions"
          label={t('Audience')}
          everyone={t('Everyone in the shop.')}
        />
      </FormGroup>
      <TimesGroup control={control} />
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
