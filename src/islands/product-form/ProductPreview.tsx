import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type PreviewFields, productPreviewQuery } from '#client/queries/productPreview.ts'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { PersonPicker } from '../settings/PersonPicker.tsx'
import { newProductOf, type ProductGroupProps, type ProductValues } from './productValues.ts'
import { stockAfter } from './stockWish.ts'

interface ProductPreviewProps extends ProductGroupProps {
  /** null: a new product. */
  id: number | null
  /** The stock as it was read last; `null`: no limit. */
  stock: number | null
}

/** The pause after the last change, in milliseconds. */
const PAUSE = 400

/** The product as a chosen learner would see it in the shop if the form were saved now. */
export function ProductPreview({ control, id, stock }: ProductPreviewProps) {
  const { t, uid: own, languages } = useFrame()
  const titleId = useId()
  const languageId = useId()
  const [uid, setUid] = useState(own)
  const [language, setLanguage] = useState('')
  const values = useWatch({ control }) as ProductValues // why: all values are given from the start
  const fields = useSettled({
    ...{ uid: String(uid), id: String(id ?? ''), language },
    product: JSON.stringify(newProductOf(values)),
    stock: String(stockAfter(values.stock_change, stock) ?? ''),
  })
  const { data, isError, isFetching } = useQuery({
    ...productPreviewQuery(fields),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="product-preview" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('As learners see it')}</h2>
      <div className="form-row">
        <PersonPicker label={t('As seen by')} value={uid} own={own} onChange={setUid} />
        {languages.length > 1 && (
          <div className="field">
            <label htmlFor={languageId}>{t('Language')}</label>
            <select id={languageId} value={language} onChange={({ target }) => setLanguage(target.value)}>
              <option value="">{t('Their own language')}</option>
              {languages.map(({ langcode, name }) => (
                <option key={langcode} value={langcode} lang={langcode}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {isError && (
        <p className="quiet" role="status">
          {t('The preview could not be loaded. Your changes are still here.')}
        </p>
      )}
      <div
        className="preview-shown"
        aria-live="polite"
        aria-busy={isFetching}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server draws it with the views of the shop
        dangerouslySetInnerHTML={{ __html: data ?? '' }}
      />
    </section>
  )
}

/** The fields once they have not changed for a moment. */
function useSettled(fields: PreviewFields): PreviewFields {
  const [settled, settle] = useState(fields)
  const text = JSON.stringify(fields)
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(text)), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
