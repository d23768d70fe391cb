import { lazy, Suspense } from 'react'
import type { SaveDialog } from '#client/editor/storefrontSave.ts'
import { ConfirmDialog } from '../../settings/ConfirmDialog.tsx'
import { SignInAgainDialog } from '../../settings/SignInAgainDialog.tsx'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'

const SectionConflictDialog = lazy(async () => ({
  default: (await import('./SectionConflictDialog.tsx')).SectionConflictDialog,
}))

/** The questions of saving: log in again, settle a conflict, leave. */
export function SaveDialogs({ dialog }: { dialog: SaveDialog }) {
  const { t } = useFrame()
  const { save } = useEditor()
  if (dialog.kind === 'sign-in')
    return <SignInAgainDialog {...dialog} onSignIn={save.signIn} onClose={save.closeDialog} />
  if (dialog.kind === 'conflict')
    return (
      <Suspense fallback={null}>
        <SectionConflictDialog dialog={dialog} />
      </Suspense>
    )
  return (
    <ConfirmDialog
      open
      title={t('Leave without saving?')}
      description={t('Your changes on this page are not saved yet.')}
      confirm={t('Leave without saving')}
      cancel={t('Stay on this page')}
      danger
      onConfirm={save.leave}
      onClose={save.closeDialog}
    />
  )
}
