import type { ReactNode, Ref } from 'react'
import { type ControlProps, Field } from '../../ui/Field.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import '../form/settingsForm.css'

/** The props of a field whose value its owner holds, in a form or in a draft. */
export interface ControlledProps<Value, Element = HTMLElement> {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  value: Value
  onChange(value: Value): void
  onBlur?(): void
  name?: string
  ref?: Ref<Element>
}

type FrameProps = Pick<ControlledProps<unknown>, 'id' | 'label' | 'hint' | 'error' | 'required'> & {
  control(props: ControlProps): ReactNode
}

/** A control with its label, hint and error, in the words of the island. */
export function ControlledField({ id, label, hint, error, required = false, control }: FrameProps) {
  const { t } = useFrame()
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      requiredTitle={t('This field is required.')}
      control={(props) => <>{control(props)}</>}
    />
  )
}
