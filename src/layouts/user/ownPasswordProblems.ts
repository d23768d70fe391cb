import type { Problem } from '#shared/contract/common.ts'

/** The problems of a form with the field `OwnPassword`: the verb that confirms the password has another name for it. */
export function ownPasswordProblems(problems: readonly Problem[]): Problem[]
export function ownPasswordProblems(problems: readonly Problem[] | undefined): Problem[] | undefined
export function ownPasswordProblems(problems: readonly Problem[] | undefined): Problem[] | undefined {
  return problems?.map((problem) =>
    problem.path === 'password' || problem.code === 'password_needed'
      ? { ...problem, path: 'current_password' }
      : problem,
  )
}
