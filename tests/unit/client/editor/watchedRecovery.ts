import { onTestFinished } from 'vitest'
import type { Recovery } from '#client/editor/recovery.ts'
import type { EditorStore } from '#client/editor/storefrontEditor.ts'

/** Watches an editor until the test ends. Returns the function that stops it. */
export function watch(recovery: Recovery, editor: EditorStore): () => void {
  const stop = recovery.watch(editor)
  onTestFinished(stop)
  return stop
}
