import { useController, useFormState, useWatch } from 'react-hook-form'
import { errorAt } from '#client/forms/listErrors.ts'
import { MAX_IMAGES } from '#shared/contract/products.ts'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { ImageField } from '../forms/pictures/ImageField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { ProductGroupProps } from './productValues.ts'

const id = 'product-pictures'

/** The pictures of a product, each with a text that says what it shows. */
export function ProductPictures({ control }: ProductGroupProps) {
  const { t, icons } = useFrame()
  const { field } = useController({ control, name: 'images' })
  const { errors } = useFormState({ control, name: 'images' })
  const images = useWatch({ control, name: 'images' })
  return (
    <>
      <ImageField
        id={id}
        icons={icons}
        t={t}
        label={t('Pictures')}
        purpose="product"
        ratio={4 / 3}
        max={MAX_IMAGES}
        value={images}
        onChange={field.onChange}
        error={images.some((_, place) => errorAt(errors, `images.${place}`)) ? undefined : errorAt(errors, 'images')}
        errorAt={(place) => errorAt(errors, `images.${place}`)}
      />
      <PicturePlace name="images" label={t('Pictures')} target={id} />
      {images.map((image, place) => (
        <PicturePlace
          key={image.file}
          name={`images.${place}.alt`}
          label={t('Picture {{number}} of {{total}}', { number: place + 1, total: images.length })}
          target={`${id}-${place}-alt`}
        />
      ))}
    </>
  )
}

/** Reports to the form where the summary of the errors leads. */
function PicturePlace({ name, label, target }: { name: string; label: string; target: string }) {
  useFieldPlace(name, label, () => document.getElementById(target)?.focus(), target)
  return null
}
