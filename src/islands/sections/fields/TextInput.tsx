import { schemaLimits } from '#shared/sections/schemaLimits.ts'
import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { useDirections } from '../../forms/frame/useDirections.ts'
import { BaseText } from './BaseText.tsx'
import { CharacterCount } from './CharacterCount.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

interface TextInputProps {
  part: SectionPart<string>
  label: string
  hint?: string | undefined
  /** A text area with at least this number of lines; without it, one line. */
  rows?: number
  placeholder?: string
}

/** A text in one language, with the number of its characters and the text from which it is translated. */
export function TextInput({ part, label, hint, rows, placeholder }: TextInputProps) {
  const { value, error, id, onChange } = useControl(part)
  const directionOf = useDirections()
  const { min = 0, max } = schemaLimits(part.schema)
  const lang = part.lang ?? undefined
  return (
    <div className="text-input">
      <ControlledField
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={min > 0}
        control={({ required, ...control }) => {
          const attributes = {
            ...control,
            name: part.path,
            value,
            lang,
            placeholder,
            autoComplete: 'off',
            dir: lang && directionOf(lang),
            'aria-required': required || undefined,
            'aria-describedby': [control['aria-describedby'], `${id}-count`].filter(Boolean).join(' '),
            onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
          }
          return rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type="text" />
        }}
      />
      {max !== undefined && <CharacterCount id={`${id}-count`} used={value.length} limit={max} />}
      <BaseText of={part} text={part.base} />
    </div>
  )
}
