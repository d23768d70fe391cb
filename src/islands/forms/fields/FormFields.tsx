import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { type Control, type FieldValues, type Path, useController, useFormState } from 'react-hook-form'
import type { FieldPlaces } from '#client/forms/fieldPlaces.ts'
import { errorAt } from '#client/forms/listErrors.ts'
import type { ControlProps } from '../../ui/Field.tsx'
import { ControlledField } from './ControlledField.tsx'

/** The props that every field of a form takes. */
export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  name: Path<Values>
  label: string
  hint?: string | undefined
  required?: boolean | undefined
}

const PlacesContext = createContext<FieldPlaces | null>(null)

/** Lets the fields inside it report to the form where they are. */
export function FieldPlacesProvider({ places, children }: { places: FieldPlaces; children: ReactNode }) {
  return <PlacesContext value={places}>{children}</PlacesContext>
}

/** Reports to the form where a field is, for the links of the summary and the names in dialogs. */
export function useFieldPlace(name: string, label: string, focus: (path: string) => void, id?: string): void {
  const places = useContext(PlacesContext)
  const latest = useRef(focus)
  useEffect(() => {
    latest.current = focus
  })
  useEffect(() => places?.add(name, { label, id, focus: (path) => latest.current(path) }), [places, name, label, id])
}

/** The value of a field, its error, and the id of its control. */
export function useFormField<Values extends FieldValues>({ control, name, label }: FormFieldProps<Values>) {
  const id = useId()
  const { field } = useController({ control, name })
  const { errors } = useFormState({ control, name })
  useFieldPlace(name, label, () => document.getElementById(id)?.focus(), id)
  return { id, field, error: errorAt(errors, name) }
}

interface FormFieldFrameProps<Values extends FieldValues> {
  part: FormFieldProps<Values>
  id: string
  error: string | undefined
  control(props: ControlProps): ReactNode
}

/** A control of a form with its label, hint and error. */
export function FormField<Values extends FieldValues>({ part, id, error, control }: FormFieldFrameProps<Values>) {
  const { label, hint, required } = part
  return <ControlledField id={id} label={label} hint={hint} error={error} required={required} control={control} />
}
