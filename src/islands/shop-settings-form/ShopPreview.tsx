import { useWatch } from 'react-hook-form'
import { Preview } from '../forms/preview/Preview.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { ShopGroupProps } from './values.ts'

/** The head of the shop with the values of the form. */
export function ShopPreview({ control }: ShopGroupProps) {
  const { t, lang, siteLanguage } = useFrame()
  const [enabled, title, intro, banner, height] = useWatch({
    control,
    name: ['enabled', 'title', 'intro', 'banner', 'banner_height'],
  })
  return (
    <Preview title={t('As learners see it')}>
      {enabled ? (
        <div className="shop-preview">
          {banner && <img src={banner} alt="" style={{ blockSize: (height || MIN_HEIGHT) * SCALE }} />}
          <p className="shop-preview-title" lang={title[lang] ? lang : siteLanguage} dir="auto">
            {title[lang] || title[siteLanguage]}
          </p>
          <p className="quiet" lang={intro[lang] ? lang : siteLanguage} dir="auto">
            {intro[lang] || intro[siteLanguage]}
          </p>
        </div>
      ) : (
        <p className="quiet">{t('The shop is closed: learners do not see it.')}</p>
      )}
    </Preview>
  )
}

/** The preview is about a third as wide as a page. */
const SCALE = 1 / 3
const MIN_HEIGHT = 80
