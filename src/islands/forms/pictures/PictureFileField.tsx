import type { FieldValues } from 'react-hook-form'
import type { PicturePurpose } from '#shared/media/uploadLimits.ts'
import { type FormFieldProps, useFormField } from '../fields/FormFields.tsx'
import { ImageField } from './ImageField.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface PictureFileFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  purpose: PicturePurpose
  /** The width divided by the height that cropping gives. */
  ratio: number
}

/** One picture of a form without a text: a decoration. The value is its file, or null. */
export function PictureFileField<Values extends FieldValues>(props: PictureFileFieldProps<Values>) {
  const { label, hint, required, purpose, ratio } = props
  const { id, field, error } = useFormField(props)
  const { t, icons } = useFrame()
  const file: unknown = field.value
  return (
    <ImageField
      id={id}
      label={label}
      hint={hint}
      error={error}
      purpose={purpose}
      ratio={ratio}
      icons={icons}
      t={t}
      required={required ?? false}
      described={false}
      value={typeof file === 'string' ? [{ file, alt: '' }] : []}
      onChange={([picture]) => field.onChange(picture?.file ?? null)}
    />
  )
}
