export interface FieldLabelProps {
  label: string
  /** Marks what is written where it is in another language than the page. */
  mark?: { lang?: string; dir?: 'ltr' | 'rtl' } | undefined
  required: boolean
  /** 'This field is required.' in the reader's language. */
  requiredTitle: string
}

/** The name of a control, with an asterisk where it must be filled in. */
export function FieldLabel({ htmlFor, label, mark, required, requiredTitle }: FieldLabelProps & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor}>
      <bdi {...mark}>{label}</bdi>
      {required && (
        <abbr className="required" title={requiredTitle}>
          {' *'}
        </abbr>
      )}
    </label>
  )
}
