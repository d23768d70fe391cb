import { useRef } from 'react'
import { call } from '#client/api.ts'
import { type CheckValues, checkBy } from '#client/forms/problemResolver.ts'
import { NewProduct, type Product } from '#shared/contract/products.ts'
import { SettingsForm } from '../ui/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../ui/SettingsFrame.tsx'
import { useSettingsForm } from '../ui/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProductPreview } from './ProductPreview.tsx'
import { type ProductValues, savedProduct, sentValues, productFormValues } from './productValues.ts'

interface ProductFormProps {
  frame: SettingsFrameProps
  /** null: a new product. */
  product: Product | null
  /** The drawn cover of a product without a picture. */
  cover: string
}

/** The form of a product. */
export const ProductEditForm = withFallback(({ frame, ...rest }: ProductFormProps) => (
  <SettingsFrame frame={frame}>
    <ProductForm {...rest} />
  </SettingsFrame>
))

const checkFields = checkBy<object>(NewProduct)
const check: CheckValues<ProductValues> = (values) => checkFields(sentValues(values))

function ProductForm({ product, cover }: Omit<ProductFormProps, 'frame'>) {
  const { t, languages, siteLanguage } = useFrame()
  const others = languages.map(({ langcode }) => langcode).filter((langcode) => langcode !== siteLanguage)
  /** The stock that the user saw: a sale in between refuses the change. */
  const seen = useRef(product?.stock ?? null)
  const keep = (saved: Product) => {
    seen.current = saved.stock
    return { ...savedProduct(saved, others), id: saved.id }
  }
  const id = product?.id
  const handle = useSettingsForm<ProductValues, ReturnType<typeof keep>>({
    storageKey: `product.${id ?? 'new'}`,
    loaded: product ? savedProduct(product, others) : { values: productFormValues(null, others) },
    check,
    async save({ changes, values, revision = 0, idempotencyKey }) {
      if (id === undefined) {
        const body = sentValues(values) as NewProduct
        return keep((await call('POST incentives/products', { body, idempotencyKey, whole: false })).data)
      }
      const stock_seen = 'stock' in changes ? { stock_seen: seen.current } : {}
      const body = { ...sentValues(changes), ...stock_seen, revision }
      return keep((await call('PATCH incentives/products/{id}', { params: { id }, body, whole: false })).data)
    },
    ...(id !== undefined && {
      reload: async () => keep((await call('GET incentives/products/{id}', { params: { id }, whole: false })).data),
    }),
    saved: (saved) => {
      if (id === undefined) location.assign(`/settings/incentives/products/${saved.id}/edit`)
    },
  })
  return (
    <SettingsForm
      handle={handle}
      creating={id === undefined}
      {...(id === undefined && { saveLabel: t('Create') })}
      aside={<ProductPreview control={handle.control} cover={cover} />}
    >
      <ProductFields control={handle.control} hasDraftType={product === null || product.status === 'draft'} />
    </SettingsForm>
  )
}
