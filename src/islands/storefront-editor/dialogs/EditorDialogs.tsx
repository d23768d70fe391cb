import { useStore } from '@nanostores/react'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useEditor } from '../editorContext.ts'

const PickerDialog = lazy(async () => ({ default: (await import('./PickerDialog.tsx')).PickerDialog }))
const MoveSection = lazy(async () => ({ default: (await import('./MoveSection.tsx')).MoveSection }))
const TargetAudience = lazy(async () => ({ default: (await import('./TargetAudience.tsx')).TargetAudience }))
const VersionsDialog = lazy(async () => ({ default: (await import('./VersionsDialog.tsx')).VersionsDialog }))
const RecoveryDialog = lazy(async () => ({ default: (await import('./RecoveryDialog.tsx')).RecoveryDialog }))
const SaveDialogs = lazy(async () => ({ default: (await import('./SaveDialogs.tsx')).SaveDialogs }))

/** The dialog that is open; its code is loaded when it is needed. */
export function EditorDialogs() {
  const { screen, save } = useEditor()
  const dialog = useOpened(useStore(screen.$dialog))
  const saving = useOpened(useStore(save.$dialog))
  return (
    <Suspense fallback={null}>
      {saving && <SaveDialogs dialog={saving} />}
      {dialog?.kind === 'picker' && <PickerDialog index={dialog.index} />}
      {dialog?.kind === 'move' && <MoveSection id={dialog.id} />}
      {dialog?.kind === 'audience' && <TargetAudience />}
      {dialog?.kind === 'versions' && <VersionsDialog />}
      {dialog?.kind === 'recovery' && <RecoveryDialog copy={dialog.copy} />}
    </Suspense>
  )
}

/**
 * Opens a dialog when its code is there, and closes it at once. With the value itself, a dialog would take the place of a
 * fallback, and React shows what does so only after 300 ms. An open dialog that changes stays open, with what is typed
 * in it.
 */
function useOpened<Dialog extends { kind: string }>(dialog: Dialog | null): Dialog | null {
  const kind = dialog?.kind ?? null
  return useDeferredValue(kind) === kind ? dialog : null
}
