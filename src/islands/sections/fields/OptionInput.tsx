import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

interface OptionInputProps<Value extends string> {
  part: SectionPart<Value>
  label: string
  hint?: string | undefined
  choices: readonly { value: Value; label: string }[]
}

/** One of some choices, in a list that opens. */
export function OptionInput<Value extends string>({ part, label, hint, choices }: OptionInputProps<Value>) {
  const { id, name, value, onChange, error } = useControl(part)
  return (
    <ControlledField
      id={id}
      label={label}
      hint={hint}
      error={error}
      control={({ required: _required, ...control }) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => {
            const chosen = choices[target.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {choices.map(({ value: choice, label: words }) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    />
  )
}
