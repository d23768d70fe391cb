import type { AskedField } from '#shared/contract/shop.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { fieldName } from '#shared/shop/checkoutForm.ts'
import { Field } from '../ui/Field.tsx'
import { Tick } from './Tick.tsx'

interface FieldControlProps {
  field: AskedField
  /** What was typed before. */
  value: string | undefined
  /** Marks the question's words where they are in another language than the page. */
  mark: { lang?: string; dir?: 'ltr' | 'rtl' }
  id: string
  error: string | undefined
  t: Translate
}

const autoComplete: Partial<Record<AskedField['type'], string>> = { email: 'email', tel: 'tel' }

/** One thing the buyer is asked, in the control that fits it. What is typed stays in the browser's own hands. */
export function FieldControl({ field, value, mark, id, error, t }: FieldControlProps) {
  const { type, label, hint, required, options, option_labels } = field
  const name = fieldName(field)
  const words = { label, hint: hint || undefined, error, required, requiredTitle: t('This field is required.') }
  if (type === 'checkbox') return <Tick {...words} id={id} name={name} checked={value !== undefined} mark={mark} />
  return (
    <Field
      {...words}
      id={id}
      mark={mark}
      control={({ required: isRequired, ...control }) => {
        const all = { ...control, name, defaultValue: value ?? '', 'aria-required': isRequired || undefined }
        if (type === 'textarea') return <textarea {...all} rows={3} maxLength={2000} dir="auto" />
        if (type !== 'select')
          return (
            <input {...all} type={type} maxLength={2000} autoComplete={autoComplete[type]} dir={directionOf(type)} />
          )
        return (
          <select {...all}>
            <option value="">{t('Choose one')}</option>
            {options.map((option, place) => (
              <option key={option} value={option} dir="auto" {...mark}>
                {option_labels[place]}
              </option>
            ))}
          </select>
        )
      }}
    />
  )
}

/** Addresses and numbers run from left to right in every language. */
function directionOf(type: AskedField['type']): 'auto' | 'ltr' | undefined {
  if (type === 'date') return undefined
  return type === 'email' || type === 'tel' ? 'ltr' : 'auto'
}
