import { createContext, type ReactNode, useContext } from 'react'
import type { SectionProblems } from '#shared/sections/sectionProblems.ts'
import { partId, type SectionPart } from './sectionPart.ts'
import './formBody.css'

const ProblemsContext = createContext<SectionProblems>({})

/** The fields of a form from top to bottom; each shows its own problem. */
export function FormBody({ problems, children }: { problems: SectionProblems; children: ReactNode }) {
  return (
    <ProblemsContext value={problems}>
      <div className="form-body">{children}</div>
    </ProblemsContext>
  )
}

/** The problem of a value and of everything inside it that has no field of its own. */
export function useProblem(path: string, { inside = false } = {}): string | undefined {
  const problems = useContext(ProblemsContext)
  if (problems[path] !== undefined || !inside) return problems[path]
  return Object.entries(problems).find(([at]) => at.startsWith(`${path}[`))?.[1]
}

/** Whether there is a problem at a path or inside it. */
export function useHasProblem(path: string): boolean {
  return useProblem(path, { inside: true }) !== undefined
}

/** The id, the value and the problem that the control of a part shows. */
export function useControl<Value>(part: SectionPart<Value>, { inside = false } = {}) {
  const error = useProblem(part.path, { inside })
  return { id: partId(part.path), name: part.path, value: part.value, onChange: part.change, error }
}
