import { useSyncExternalStore } from 'react'
import { useEditor } from '../editorContext.ts'

/** The worst finding of a section; hints do not count. */
export function useFindingsOf(id: number): 'problem' | 'warning' | null {
  const { $worst } = useEditor().findings
  const read = () => $worst.get().get(id) ?? null
  return useSyncExternalStore(
    (changed) => $worst.listen(changed),
    read,
    () => null,
  )
}
