import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { PersonPicker } from '../forms/choosers/PersonPicker.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { PreviewLanguage, TypedPreview } from '../forms/preview/TypedPreview.tsx'
import { newProductOf, type ProductGroupProps, type ProductValues } from './productValues.ts'
import { stockAfter } from './stockWish.ts'

interface ProductPreviewProps extends ProductGroupProps {
  /** null: a new product. */
  id: number | null
  /** The stock as it was read last; `null`: no limit. */
  stock: number | null
}

/** The product as a chosen learner would see it in the shop if the form were saved now. */
export function ProductPreview({ control, id, stock }: ProductPreviewProps) {
  const { t, uid: own } = useFrame()
  const [uid, setUid] = useState(own)
  const [language, setLanguage] = useState('')
  const values = useWatch({ control }) as ProductValues // why: all values are given from the start
  const fields = {
    uid: String(uid),
    id: String(id ?? ''),
    language,
    product: JSON.stringify(newProductOf(values)),
    stock: String(stockAfter(values.stock_change, stock) ?? ''),
  }
  return (
    <TypedPreview path={`${settingsPaths.products}/preview`} fields={fields}>
      <PersonPicker label={t('As seen by')} value={uid} own={own} onChange={setUid} />
      <PreviewLanguage value={language} onChange={setLanguage} none={t('Their own language')} />
    </TypedPreview>
  )
}
