import { useFormState, useWatch } from 'react-hook-form'
import { errorAt } from '#client/forms/listErrors.ts'
import { MOST_MAPPED, signInLengths } from '#shared/contract/signInSettings.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useFieldPlace, useFormField } from '../forms/fields/FormFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SignInGroupProps, SignInValues } from './values.ts'

type Line = SignInValues['role_map'][number] | SignInValues['organization_map'][number]

interface MappingLinesProps extends SignInGroupProps {
  name: 'role_map' | 'organization_map'
  /** The member of a line that is chosen. */
  target: 'role' | 'organization'
  label: string
  targetLabel: string
  choices: readonly { value: string; label: string }[]
  lineOf(value: string, chosen: string): object
}

/** Lines that each give something for one value of a claim. */
export function MappingLines(props: MappingLinesProps) {
  const { control, name, target, label, targetLabel, choices, lineOf } = props
  const { t, icons } = useFrame()
  const { id, field } = useFormField({ control, name, label })
  const lines: readonly Line[] = useWatch({ control, name })
  const chosen = (line: Line) => String(Reflect.get(line, target))
  const write = (index: number, line: object) =>
    field.onChange(lines.map((one, place) => (place === index ? line : one)))
  const first = choices[0]?.value
  return (
    <fieldset className="field mapping-lines" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other key, and holds no state
        <div className="mapping-line" key={index}>
          <ValueField
            control={control}
            path={`${name}.${index}.value`}
            value={line.value}
            onChange={(value) => write(index, lineOf(value, chosen(line)))}
          />
          <Field
            label={targetLabel}
            requiredTitle=""
            control={(attributes) => (
              <select
                {...attributes}
                value={chosen(line)}
                onChange={({ target: { value } }) => write(index, lineOf(line.value, value))}
              >
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            )}
          />
          <IconButton
            icon={`${icons}#delete`}
            label={t('Remove line {{number}}', { number: index + 1 })}
            onClick={() => field.onChange(lines.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {first !== undefined && lines.length < MOST_MAPPED && (
        <Button look="line" onClick={() => field.onChange([...lines, lineOf('', first)])}>
          {t('Add a line')}
        </Button>
      )}
    </fieldset>
  )
}

interface ValueFieldProps extends SignInGroupProps {
  path: string
  value: string
  onChange(value: string): void
}

/** The value of the claim that a line is for. */
function ValueField({ control, path, value, onChange }: ValueFieldProps) {
  const { t } = useFrame()
  const { errors } = useFormState({ control })
  const id = `mapping-${path.replaceAll('.', '-')}`
  useFieldPlace(path, t('Value of the claim'), () => document.getElementById(id)?.focus(), id)
  return (
    <Field
      id={id}
      label={t('Value of the claim')}
      error={errorAt(errors, path)}
      requiredTitle={t('This field is required.')}
      required
      control={({ required: _, ...attributes }) => (
        <input
          {...attributes}
          type="text"
          dir="ltr"
          maxLength={signInLengths.value}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    />
  )
}
