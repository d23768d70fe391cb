import type { TranslatedField } from '#shared/contract/checkout.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { fieldName } from '#shared/shop/checkoutForm.ts'
import { Field } from '../ui/Field.tsx'
import { Tick } from './Tick.tsx'

interface FieldControlProps {
  field: TranslatedField
  /** The value of a refused form. */
  value: string | undefined
  /** The attributes for texts in another language than the page. */
  mark: { lang?: string; dir?: 'ltr' | 'rtl' }
  id: string
  error: string | undefined
  /** Moves the focus to the control without JavaScript. */
  focused: boolean
  t: Translate
}

const autoComplete: Partial<Record<TranslatedField['type'], string>> = { email: 'email', tel: 'tel' }

/** A checkout field with the control for its type. The control is uncontrolled: the browser keeps its value. */
export function FieldControl({ field, value, mark, id, error, focused, t }: FieldControlProps) {
  const { type, label, hint, required, options, option_labels } = field
  const name = fieldName(field)
  const labels = { label, hint: hint || undefined, error, required, requiredTitle: t('This field is required.') }
  if (type === 'checkbox')
    return <Tick {...labels} id={id} name={name} checked={value !== undefined} mark={mark} focused={focused} />
  return (
    <Field
      {...labels}
      id={id}
      mark={mark}
      control={({ required: isRequired, ...control }) => {
        const attributes = {
          ...control,
          name,
          defaultValue: value ?? '',
          'aria-required': isRequired || undefined,
          autoFocus: focused,
        }
        if (type === 'textarea') return <textarea {...attributes} rows={3} maxLength={2000} dir="auto" />
        if (type !== 'select')
          return (
            <input
              {...attributes}
              type={type}
              maxLength={2000}
              autoComplete={autoComplete[type]}
              dir={directionOf(type)}
            />
          )
        return (
          <select {...attributes}>
            <option value="">{t('Choose one')}</option>
            {options.map((option, index) => (
              <option key={option} value={option} dir="auto" {...mark}>
                {option_labels[index]}
              </option>
            ))}
          </select>
        )
      }}
    />
  )
}

/** Mail addresses and phone numbers are written from left to right in every language. */
function directionOf(type: TranslatedField['type']): 'auto' | 'ltr' | undefined {
  if (type === 'date') return undefined
  return type === 'email' || type === 'tel' ? 'ltr' : 'auto'
}
