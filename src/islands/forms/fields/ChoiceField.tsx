import type { FieldValues } from 'react-hook-form'
import { type CardChoice, ChoiceControl } from './ChoiceControl.tsx'
import { type FormFieldProps, useFieldPlace, useFormField } from './FormFields.tsx'

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly CardChoice[]
  /** The choice that holds while the value is `null`. */
  untouched?: string
}

/** One of a few choices of a form, as radio buttons on cards. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { choices, label, hint, required, untouched } = props
  const { id, field, error } = useFormField(props)
  const held = field.value ?? untouched
  const chosen = Math.max(
    0,
    choices.findIndex(({ value }) => value === held),
  )
  const chosenId = `${id}-${chosen}`
  useFieldPlace(props.name, label, () => document.getElementById(chosenId)?.focus(), chosenId)
  return (
    <ChoiceControl
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      choices={choices}
      value={held}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
