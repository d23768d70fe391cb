import { ImageField } from '../ui/ImageField.tsx'
import { useFormField } from '../ui/FormFields.tsx'
import { useFrame } from '../ui/SettingsFrame.tsx'
import type { ShopGroupProps } from './values.ts'

/** The width of the banner divided by its height, for cropping. */
const RATIO = 4

/** The picture above the shop: a decoration, so it has no description. */
export function BannerField({ control }: ShopGroupProps) {
  const { t, icons } = useFrame()
  const label = t('Picture')
  const { id, field, error } = useFormField({ control, name: 'banner', label })
  const banner = typeof field.value === 'string' ? field.value : null
  return (
    <ImageField
      {...{ id, label, error, icons, t }}
      hint={t('A wide picture, shown above the rewards.')}
      purpose="banner"
      described={false}
      ratio={RATIO}
      value={banner === null ? [] : [{ file: banner, alt: '' }]}
      onChange={([picture]) => field.onChange(picture?.file ?? null)}
    />
  )
}
