import { useStore } from '@nanostores/react'
import type { FieldPlaces } from '#client/forms/fieldPlaces.ts'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { SignInAgainDialog } from './SignInAgainDialog.tsx'
import { useFrame } from './SettingsFrame.tsx'
import { wordsOfValue } from './wordsOfValue.ts'

interface FormDialogsProps {
  store: SettingsFormStore
  places: FieldPlaces
  describe: ((name: string, value: unknown) => string | undefined) | undefined
}

/** The dialog that a form shows now: the session has ended, another user has saved, or the user leaves. */
export function FormDialogs({ store, places, describe }: FormDialogsProps) {
  const frame = useFrame()
  const { t } = frame
  const dialog = useStore(store.$dialog, { ssr: 'initial' })
  if (dialog?.kind === 'sign-in')
    return <SignInAgainDialog {...dialog} onSignIn={store.signIn} onClose={store.closeDialog} />
  if (dialog?.kind === 'conflict')
    return (
      <ConflictDialog
        changes={dialog.changes}
        by={dialog.by}
        labelOf={(name) => places.find(name)?.label ?? name}
        showValue={(name, value) => describe?.(name, value) ?? wordsOfValue(value, frame)}
        onSettle={store.settle}
        onClose={store.closeDialog}
      />
    )
  return (
    <ConfirmDialog
      open={dialog?.kind === 'leave'}
      title={t('Leave without saving?')}
      description={t('Your changes on this page are not saved yet.')}
      confirm={t('Leave without saving')}
      cancel={t('Stay on this page')}
      danger
      onConfirm={store.leave}
      onClose={store.closeDialog}
    />
  )
}
