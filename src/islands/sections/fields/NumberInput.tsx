import { useState } from 'react'
import { useReadableInput } from '#client/forms/unreadableInput.ts'
import { schemaLimits } from '#shared/sections/schemaLimits.ts'
import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

/**
 * A small number with buttons for one less and one more. A number outside the limits of the schema is not taken; a text
 * that is no number stays in the field, which says so.
 */
export function NumberInput({ part, label, hint }: { part: SectionPart<number>; label: string; hint?: string }) {
  const { t, icons } = useFrame()
  const { id, name, value, onChange, error } = useControl(part)
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = schemaLimits(part.schema)
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }
  const { problem, shown, events } = useReadableInput({ value, read, onBlur: () => setTyped(undefined) })
  const step = (by: -1 | 1) => (
    <IconButton
      icon={`${icons}#${by < 0 ? 'remove' : 'add'}`}
      label={by < 0 ? t('{{name}}: one less', { name: label }) : t('{{name}}: one more', { name: label })}
      disabled={by < 0 ? value <= min : value >= max}
      onClick={() => onChange(Math.min(max, Math.max(min, value + by)))}
    />
  )
  return (
    <ControlledField
      id={id}
      label={label}
      hint={hint}
      error={problem ? t(problem) : error}
      control={({ required: _required, ...control }) => (
        <span className="number-steps">
          {step(-1)}
          <input
            {...control}
            name={name}
            min={min}
            max={max}
            type="number"
            inputMode="numeric"
            dir="ltr"
            value={shown(typed ?? value)}
            {...events}
          />
          {step(1)}
        </span>
      )}
    />
  )
}
