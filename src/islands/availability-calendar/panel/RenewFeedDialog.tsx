import { useQueryClient } from '@tanstack/react-query'
import { feedQuery, renewFeed } from '#client/queries/availability.ts'
import { notifications } from '#client/stores/notifications.ts'
import { ConfirmDialog } from '../../forms/dialogs/ConfirmDialog.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useAct } from '../useAct.ts'

/** Asks before the address of the feed is replaced, because calendars that read the old one stop. */
export function RenewFeedDialog({ onClose }: { onClose(): void }) {
  const { t } = useFrame()
  const { act, isBusy } = useAct()
  const client = useQueryClient()
  const renew = async () => {
    const isDone = await act(async () => {
      client.setQueryData(feedQuery().queryKey, await renewFeed())
    })
    if (!isDone) return
    onClose()
    notifications.add({ type: 'success', message: t('The feed has a new address.') })
  }
  return (
    <ConfirmDialog
      open
      title={t('Make a new address?')}
      description={t('Calendars that read the old address get nothing any more. Add the new one there.')}
      confirm={t('Make a new address')}
      busy={isBusy}
      onConfirm={() => void renew()}
      onClose={onClose}
    />
  )
}
