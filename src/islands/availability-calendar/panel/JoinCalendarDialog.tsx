import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { ApiError } from '#client/api.ts'
import { toFieldErrors } from '#client/fieldErrors.ts'
import { subscribeCalendar, subscribedCalendarsQuery } from '#client/queries/availability.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useAct } from '../useAct.ts'

/** Adds a calendar elsewhere by its address. Problems are shown at their fields. */
export function JoinCalendarDialog({ onClose }: { onClose(): void }) {
  const { t, icons } = useFrame()
  const { act, isBusy } = useAct()
  const client = useQueryClient()
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const calendar = { name: String(entered.get('name')).trim(), url: String(entered.get('url')).trim() }
    let found: Record<string, string> = {}
    const isDone = await act(async () => {
      try {
        await subscribeCalendar(calendar, `${key} ${calendar.url.length} ${calendar.name.length}`)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 400) throw error
        found = Object.fromEntries(toFieldErrors(error.problems).map(({ name, message }) => [name, message]))
      }
    })
    setErrors(found)
    if (!isDone || Object.keys(found).length > 0) return
    onClose()
    await client.invalidateQueries({ queryKey: subscribedCalendarsQuery().queryKey })
    await client.invalidateQueries({ queryKey: ['availability', 'calendar'] })
  }
  const requiredTitle = t('This field is required.')
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      size="small"
      title={t('Add a calendar')}
      description={t('Use the secret address in iCal format that your other calendar gives you.')}
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" type="submit" form={id} busy={isBusy}>
            {t('Add')}
          </Button>
        </>
      }
    >
      <form id={id} className="calendar-form" noValidate onSubmit={(event) => void submit(event)}>
        {errors.root && (
          <p className="message danger" role="alert">
            {errors.root}
          </p>
        )}
        <Field
          label={t('Name')}
          requiredTitle={requiredTitle}
          required
          error={errors.name}
          control={(control) => <input {...control} name="name" maxLength={120} />}
        />
        <Field
          label={t('Address')}
          requiredTitle={requiredTitle}
          required
          error={errors.url}
          hint={t('It begins with https:// or webcal://.')}
          control={(control) => <input {...control} name="url" type="url" dir="ltr" maxLength={2000} />}
        />
      </form>
    </Dialog>
  )
}
