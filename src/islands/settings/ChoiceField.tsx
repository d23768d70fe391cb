import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { IconName } from '#shared/theme/icons.ts'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { type FormFieldProps, useFieldPlace, useFormField } from './FormFields.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RequiredMark } from '../ui/RequiredMark.tsx'
import { useFrame } from './SettingsFrame.tsx'

/** One of a few choices, shown as a card. */
export interface CardChoice {
  value: string
  label: string
  hint?: ReactNode
  icon?: IconName
  /** A picture, which replaces the mark of the radio button. */
  drawing?: ReactNode
}

interface ChoiceFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  choices: readonly CardChoice[]
  /** The choice that holds while the value is `null`. */
  untouched?: string
}

/** One of a few choices, as radio buttons on cards. */
export function ChoiceField<Values extends FieldValues>(props: ChoiceFieldProps<Values>) {
  const { choices, label, hint, required = false, untouched } = props
  const { t, icons } = useFrame()
  const { id, field, error } = useFormField(props)
  const held = field.value ?? untouched
  const chosen = Math.max(
    0,
    choices.findIndex(({ value }) => value === held),
  )
  const chosenId = `${id}-${chosen}`
  useFieldPlace(props.name, label, () => document.getElementById(chosenId)?.focus(), chosenId)
  return (
    <fieldset className="field choice-field" aria-describedby={notesOf({ id, hint, error })}>
      <legend>
        <bdi>{label}</bdi>
        {required && <RequiredMark title={t('This field is required.')} />}
      </legend>
      <div className="choice-cards">
        {choices.map(({ value, label: choice, hint: more, icon, drawing }, index) => (
          <label key={value} className={drawing ? 'choice-card choice-card-drawn' : 'choice-card'}>
            <input
              type="radio"
              id={`${id}-${index}`}
              name={id}
              value={value}
              checked={held === value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
              aria-invalid={error ? true : undefined}
            />
            {drawing}
            {icon && <Icon href={`${icons}#${icon}`} />}
            <span>
              <bdi>{choice}</bdi>
              {more && <span className="hint">{more}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
