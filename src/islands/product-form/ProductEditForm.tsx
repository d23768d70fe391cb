import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import { describeProductValue } from './describeProductValue.ts'
import { ProductFields } from './ProductFields.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { type ProductFormProps, useProductForm } from './useProductForm.ts'

/** The form of a product. */
export const ProductEditForm = withFallback(({ frame, ...rest }: ProductFormProps & { frame: SettingsFrameProps }) => (
  <SettingsFrame frame={frame}>
    <ProductForm {...rest} />
  </SettingsFrame>
))

function ProductForm({ product, firstFulfilments }: ProductFormProps) {
  const { t } = useFrame()
  const { handle, stock } = useProductForm({ product })
  return (
    <SettingsForm
      handle={handle}
      creating={product === null}
      {...(product === null && { saveLabel: t('Create') })}
      aside={<ProductPreview control={handle.control} id={product?.id ?? null} stock={stock} />}
      describe={describeProductValue}
    >
      <ProductFields
        handle={handle}
        stock={stock}
        firstFulfilments={firstFulfilments}
        hasDraftType={product === null || product.status === 'draft'}
        voucher={product?.type === 'voucher' ? product.id : null}
      />
    </SettingsForm>
  )
}
