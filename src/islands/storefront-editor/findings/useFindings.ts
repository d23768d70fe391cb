import { useSyncExternalStore } from 'react'
import { useEditor } from '../editorContext.ts'

/** Whether the server refused to save this section. */
export function useIsRefused(id: number): boolean {
  const { $problems } = useEditor().save
  const read = () => $problems.get().some((problem) => problem.id === id)
  return useSyncExternalStore(
    (changed) => $problems.listen(changed),
    read,
    () => false,
  )
}

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
