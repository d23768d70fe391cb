import { useWatch } from 'react-hook-form'
import { Preview } from '../ui/Preview.tsx'
import { useFrame } from '../ui/SettingsFrame.tsx'
import type { ProductGroupProps } from './productValues.ts'

/** The card of the product in the shop, with the values of the form. */
export function ProductPreview({ control, cover }: ProductGroupProps & { cover: string }) {
  const { t, siteLanguage } = useFrame()
  const { title, summary, price, images } = useWatch({ control })
  const picture = images?.[0]
  return (
    <Preview title={t('As learners see it')}>
      <img className="art r43" src={picture?.file ?? cover} alt={picture?.alt ?? ''} width="800" height="600" />
      <h3 lang={siteLanguage} dir="auto">
        {title || t('Title in the shop')}
      </h3>
      {summary && (
        <p lang={siteLanguage} dir="auto">
          {summary}
        </p>
      )}
      <p className="pts">{t('{{count}} points', { count: price ?? 0 })}</p>
    </Preview>
  )
}
