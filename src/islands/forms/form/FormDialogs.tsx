import { useStore } from '@nanostores/react'
import type { SettingsFormStore } from '#client/forms/settingsFormStore.ts'
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx'
import { LeaveDialog } from '../dialogs/LeaveDialog.tsx'
import { SignInAgainDialog } from '../dialogs/SignInAgainDialog.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import { wordsOfValue } from './wordsOfValue.ts'

interface FormDialogsProps {
  store: SettingsFormStore
  /** The label of a changed value. */
  labelOf(name: string): string
  /** The value in words; without it, as values usually are. */
  showValue(name: string, value: unknown): string | undefined
  /** A value of which always the newest counts: the dialog leaves it out. */
  newest?: string
}

/** The dialog that a form shows now: the session has ended, another user has saved, or the user leaves. */
export function FormDialogs({ store, labelOf, showValue, newest }: FormDialogsProps) {
  const frame = useFrame()
  const dialog = useStore(store.$dialog, { ssr: 'initial' })
  if (dialog?.kind === 'sign-in')
    return <SignInAgainDialog {...dialog} onSignIn={store.signIn} onClose={store.closeDialog} />
  if (dialog?.kind === 'conflict')
    return (
      <ConflictDialog
        changes={dialog.changes.filter(({ path: [first] }) => newest === undefined || first !== newest)}
        by={dialog.by}
        labelOf={labelOf}
        showValue={(name, value) => showValue(name, value) ?? wordsOfValue(value, frame)}
        onSettle={store.settle}
        onClose={store.closeDialog}
      />
    )
  return <LeaveDialog open={dialog?.kind === 'leave'} onLeave={store.leave} onClose={store.closeDialog} />
}
