interface TickProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  required: boolean
  requiredTitle: string
  checked: boolean
  mark: { lang?: string; dir?: 'ltr' | 'rtl' }
}

/** A box to tick, with its label beside it and what is wrong under it. */
export function Tick({ id, name, label, hint, error, required, requiredTitle, checked, mark }: TickProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="1"
          defaultChecked={checked}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id}>
          <bdi {...mark}>{label}</bdi>
          {required && (
            <abbr className="required" title={requiredTitle}>
              {' *'}
            </abbr>
          )}
        </label>
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          <bdi {...mark}>{hint}</bdi>
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
