import type { ReactNode } from 'react'
import type { IconName } from '#shared/theme/icons.ts'
import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RequiredMark } from '../../ui/RequiredMark.tsx'
import type { ControlledProps } from './ControlledField.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import '../form/settingsForm.css'

/** One of a few choices, shown as a card. */
export interface CardChoice<Value extends string = string> {
  value: Value
  label: string
  hint?: ReactNode
  icon?: IconName
  /** A picture, which replaces the mark of the radio button. */
  drawing?: ReactNode
}

type ChoiceControlProps<Value extends string> = Omit<ControlledProps<Value | undefined>, 'onChange'> & {
  choices: readonly CardChoice<Value>[]
  onChange(value: Value): void
}

/** One of a few choices, as radio buttons on cards. The button of choice 2 has the id `{id}-2`. */
export function ChoiceControl<Value extends string>(props: ChoiceControlProps<Value>) {
  const { id, label, hint, error, required = false, value: held, onChange, onBlur, choices } = props
  const { t, icons } = useFrame()
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
              onBlur={onBlur}
              onChange={() => onChange(value)}
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
