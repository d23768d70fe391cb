import { RequiredMark } from './RequiredMark.tsx'

export interface FieldLabelProps {
  label: string
  /** The language of the label, if it is not the language of the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' } | undefined
  required: boolean
  /** 'This field is required.' in the user's language. */
  requiredTitle: string
}

/** The label of a control, with an asterisk if it is required. */
export function FieldLabel({ htmlFor, label, mark, required, requiredTitle }: FieldLabelProps & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor}>
      <bdi {...mark}>{label}</bdi>
      {required && <RequiredMark title={requiredTitle} />}
    </label>
  )
}
