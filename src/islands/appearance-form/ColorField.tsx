import type { Control, FieldValues, Path } from 'react-hook-form'
import { Hex } from '#shared/theme/appearance.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { FormField, useFormField } from '../forms/fields/FormFields.tsx'

interface ColorFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>
  name: Path<Values>
  label: string
  hint?: string | undefined
  /** The colour that counts while the field is empty; then the value is null. */
  inherited?: string
}

/** A colour: its sample opens the browser's chooser, the text beside it takes `#rrggbb`. */
export function ColorField<Values extends FieldValues>({ inherited, ...part }: ColorFieldProps<Values>) {
  const { label } = part
  const { t } = useFrame()
  const { id, field, error } = useFormField(part)
  const text = typeof field.value === 'string' ? field.value : ''
  const shown = Hex.safeParse(text).data ?? inherited ?? '#000000'
  return (
    <FormField
      part={part}
      id={id}
      error={error}
      control={({ required: _required, ...control }) => (
        <span className="color-control">
          <input
            type="color"
            className="color-sample"
            value={shown}
            aria-label={t('Choose: {{colour}}', { colour: label })}
            onChange={({ target }) => field.onChange(target.value)}
          />
          <input
            {...control}
            ref={field.ref}
            name={field.name}
            onBlur={field.onBlur}
            type="text"
            dir="ltr"
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            placeholder={inherited}
            value={text}
            onChange={({ target }) => field.onChange(typedColour(target.value, inherited))}
          />
        </span>
      )}
    />
  )
}

/** A pasted colour may lack its sign or be in capitals. */
function typedColour(typed: string, inherited: string | undefined): string | null {
  const text = typed.trim().toLowerCase()
  if (text === '' && inherited !== undefined) return null
  return /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text
}
