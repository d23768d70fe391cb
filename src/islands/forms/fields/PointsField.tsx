import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberField } from './NumberField.tsx'
import type { FormFieldProps } from './FormFields.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'

type PointsFieldProps<Values extends FieldValues> = FormFieldProps<Values> &
  Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'placeholder'>

/** A number of points. */
export function PointsField<Values extends FieldValues>(props: PointsFieldProps<Values>) {
  const { t } = useFrame()
  return <NumberField {...props} step={1} suffix={(value) => t('points', { count: value ?? 0 })} />
}
