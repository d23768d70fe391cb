import { useState } from 'react'
import { ApiError, call } from '#client/api.ts'
import { type CheckValues, checkBy } from '#client/forms/problemResolver.ts'
import type { SaveRequest } from '#client/forms/settingsFormCalls.ts'
import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { NewProduct, type Product, ProductChange } from '#shared/contract/products.ts'
import type { ProductType } from '#shared/contract/productTypes.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useActionsWhileSaved } from '../forms/form/useActionsWhileSaved.ts'
import { type SettingsFormHandle, useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { newProductOf, productChangeOf, productFormValues, type ProductValues, savedProduct } from './productValues.ts'
import { showSavedHead } from './showSavedHead.ts'

export interface ProductFormProps {
  /** null: a new product. */
  product: Product | null
  /** The delivery with which a new product of each type starts. */
  firstFulfilments: Record<ProductType, Product['fulfilment']>
}

const checkNew = checkBy<NewProduct>(NewProduct)
const checkChange = checkBy<ProductChange>(ProductChange)

/** The form of a product, and its stock as it was read last. */
export function useProductForm({ product }: Pick<ProductFormProps, 'product'>): {
  handle: SettingsFormHandle<ProductValues>
  stock: number | null
} {
  const { t, languages, siteLanguage } = useFrame()
  const others = languages.map(({ langcode }) => langcode).filter((langcode) => langcode !== siteLanguage)
  const id = product?.id
  const [stock, setStock] = useState(product?.stock ?? null)
  const keep = (saved: Product) => {
    setStock(saved.stock)
    if (id !== undefined) showSavedHead(saved, t)
    return { ...savedProduct(saved, others), id: saved.id }
  }
  const check: CheckValues<ProductValues> = (values) =>
    id === undefined
      ? checkNew(newProductOf(values))
      : checkChange(productChangeOf(values, { type: values.type, revision: 1 }))

  async function create({ values, idempotencyKey }: SaveRequest<ProductValues>): Promise<Product> {
    const body = newProductOf(values)
    return (await call('POST incentives/products', { body, idempotencyKey, whole: false })).data
  }

  async function change(id: number, { changes, values, revision = 0 }: SaveRequest<ProductValues>): Promise<Product> {
    const body = productChangeOf(changes, { type: values.type, revision })
    try {
      return (await call('PATCH incentives/products/{id}', { params: { id }, body, whole: false })).data
    } catch (error) {
      throw stockMoved(error) ?? error
    }
  }

  /** After a sale, the user sees the new number and decides again. */
  function stockMoved(error: unknown): ApiError | undefined {
    if (!(error instanceof ApiError) || error.status !== 409) return undefined
    const { stock: left } = error.details
    if (typeof left !== 'number' && left !== null) return undefined
    setStock(left)
    const wish = handle.form.getValues('stock_change')
    if (wish.how === 'set') handle.form.setValue('stock_change', { ...wish, seen: left })
    const message =
      left === null
        ? t('The stock has no limit now. Check your number and save again.')
        : t('The stock is {{number}} now. Check your number and save again.', { number: left })
    return new ApiError(400, [{ message, path: 'stock', code: 'stock' }])
  }

  const handle: SettingsFormHandle<ProductValues> = useSettingsForm<ProductValues, ReturnType<typeof keep>>({
    storageKey: `product.${id ?? 'new'}`,
    loaded: product ? savedProduct(product, others) : { values: productFormValues(null, others) },
    check,
    save: async (request) => keep(await (id === undefined ? create(request) : change(id, request))),
    ...(id !== undefined && {
      reload: async () => keep((await call('GET incentives/products/{id}', { params: { id }, whole: false })).data),
    }),
    saved: (saved) => {
      if (id === undefined) location.assign(`${settingsPaths.products}/${saved.id}/edit?made=new`)
    },
  })
  useActionsWhileSaved(handle.store)
  return { handle, stock }
}
