import { useStore } from '@nanostores/react'
import { ConfirmDialog } from '../settings/ConfirmDialog.tsx'
import { ConflictDialog } from '../settings/ConflictDialog.tsx'
import { SignInAgainDialog } from '../settings/SignInAgainDialog.tsx'
import { useFrame } from '../settings/SettingsFrame.tsx'
import { useCalendar } from './calendarContext.ts'
import { useConflictWords } from './useConflictWords.ts'

/** The dialogs of the save: the session has ended, the hours were changed elsewhere, or the user leaves. */
export function CalendarFormDialogs() {
  const { t } = useFrame()
  const { form } = useCalendar()
  const dialog = useStore(form.$dialog, { ssr: 'initial' })
  const words = useConflictWords()
  if (dialog?.kind === 'sign-in')
    return <SignInAgainDialog {...dialog} onSignIn={form.signIn} onClose={form.closeDialog} />
  if (dialog?.kind === 'conflict')
    return (
      <ConflictDialog
        // The revisions are always the newest.
        changes={dialog.changes.filter(({ path }) => path[0] !== 'revisions')}
        by={dialog.by}
        {...words}
        onSettle={form.settle}
        onClose={form.closeDialog}
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
      onConfirm={form.leave}
      onClose={form.closeDialog}
    />
  )
}
