import type { ExceptionFields } from '#client/availability/exceptionFields.ts'
import { reasonNames, reasonWords } from '#shared/availability/reasonWords.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Field } from '../../ui/Field.tsx'

interface TimeOffFieldsProps {
  fields: ExceptionFields
  onChange(part: Partial<ExceptionFields>): void
}

/** The reason of time off, and a note that is private unless the user shows it. */
export function TimeOffFields({ fields, onChange }: TimeOffFieldsProps) {
  const { t } = useFrame()
  const requiredTitle = t('This field is required.')
  return (
    <>
      <div className="form-row">
        <Field
          label={t('Reason')}
          requiredTitle={requiredTitle}
          hint={t('Course administrators read it.')}
          control={(control) => (
            <select
              {...control}
              value={fields.reason}
              onChange={({ target }) => {
                const reason = reasonNames.find((name) => name === target.value)
                if (reason) onChange({ reason })
              }}
            >
              {reasonNames.map((reason) => (
                <option key={reason} value={reason}>
                  {t(reasonWords[reason])}
                </option>
              ))}
            </select>
          )}
        />
        <Field
          label={t('Note')}
          requiredTitle={requiredTitle}
          hint={fields.notePublic ? t('Course administrators read it.') : t('Only you read it.')}
          control={(control) => (
            <input
              {...control}
              maxLength={500}
              value={fields.note}
              onChange={({ target }) => onChange({ note: target.value })}
            />
          )}
        />
      </div>
      <label className="tick">
        <input
          type="checkbox"
          checked={fields.notePublic}
          onChange={({ target }) => onChange({ notePublic: target.checked })}
        />
        {t('Course administrators can read the note')}
      </label>
    </>
  )
}
