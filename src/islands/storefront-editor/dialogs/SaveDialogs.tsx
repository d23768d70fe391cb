import { lazy, Suspense } from 'react'
import type { SaveDialog } from '#client/editor/storefrontSave.ts'
import { LeaveDialog } from '../../forms/dialogs/LeaveDialog.tsx'
import { SignInAgainDialog } from '../../forms/dialogs/SignInAgainDialog.tsx'
import { useEditor } from '../editorContext.ts'

const SectionConflictDialog = lazy(async () => ({
  default: (await import('./SectionConflictDialog.tsx')).SectionConflictDialog,
}))

/** The questions of saving: log in again, settle a conflict, leave. */
export function SaveDialogs({ dialog }: { dialog: SaveDialog }) {
  const { save } = useEditor()
  if (dialog.kind === 'sign-in')
    return <SignInAgainDialog {...dialog} onSignIn={save.signIn} onClose={save.closeDialog} />
  if (dialog.kind === 'conflict')
    return (
      <Suspense fallback={null}>
        <SectionConflictDialog dialog={dialog} />
      </Suspense>
    )
  return <LeaveDialog open onLeave={save.leave} onClose={save.closeDialog} />
}
