import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId } from 'react'
import { sendSessionAnswer } from '#client/queries/availability.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { useCalendar } from './calendarContext.ts'
import { useAct } from './useAct.ts'

/** Declines a request, with a reason for the course administration if the user wants to give one. */
export function DeclineDialog({ session, onClose }: { session: OwnSession; onClose(): void }) {
  const { t, icons } = useFrame()
  const { view } = useCalendar()
  const { act, isBusy } = useAct()
  const client = useQueryClient()
  const id = useId()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (!(await act(() => sendSessionAnswer(session.id, 'declined', reason)))) return
    onClose()
    view.announce(t('Declined: {{title}}.', { title: session.title }))
    await client.invalidateQueries({ queryKey: ['availability'] })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      size="small"
      title={t('Decline this session?')}
      description={session.title}
      closeLabel={t('Close')}
      footer={
        <>
          <Button look="text" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button look="fill" type="submit" form={id} busy={isBusy}>
            {t('Decline')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)}>
        <Field
          label={t('Reason')}
          hint={t('Course administrators read it.')}
          requiredTitle={t('This field is required.')}
          control={(control) => <textarea {...control} name="reason" rows={3} maxLength={500} />}
        />
      </form>
    </Dialog>
  )
}
