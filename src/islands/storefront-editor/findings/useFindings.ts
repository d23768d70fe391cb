import { useSyncExternalStore } from 'react'
import type { FindingSeverity } from '#shared/sections/findings/findings.ts'
import { useEditor } from '../editorContext.ts'

const order: readonly FindingSeverity[] = ['problem', 'warning', 'hint']

/** The worst finding of a section; hints do not count. */
export function useFindingsOf(id: number): 'problem' | 'warning' | null {
  const { $findings } = useEditor().findings
  const read = () => {
    const own = $findings.get().filter(({ section }) => section === id)
    const worst = order.find((severity) => own.some((finding) => finding.severity === severity))
    return worst === 'problem' || worst === 'warning' ? worst : null
  }
  return useSyncExternalStore(
    (changed) => $findings.listen(changed),
    read,
    () => null,
  )
}
