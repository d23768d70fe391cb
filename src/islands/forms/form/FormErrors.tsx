import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** One problem of a form; with `follow` it is a link to its field. */
export interface ShownProblem {
  /** The path of the value; none if the problem is about the whole form. */
  name?: string | undefined
  message: string
  /** The label of the field; none if the problem is about the whole form. */
  label?: string | undefined
  /** The id of its control. */
  id?: string | undefined
  follow?: (() => void) | undefined
}

interface FormErrorsProps {
  title: string
  problems: readonly ShownProblem[]
  /** Counts the refused attempts: the summary takes the focus after each one. */
  attempt: number
  children?: ReactNode
}

/** All problems of a form, with links to their fields. */
export function FormErrors({ title, problems, attempt, children }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  const isShown = problems.length > 0
  // Before anything else can happen: a key that is pressed at once must reach the summary.
  useLayoutEffect(() => {
    // The problems may arrive after the attempt was counted.
    if (!isShown || attempt === seen.current) return
    seen.current = attempt
    box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div className="errors" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ message, label, id, follow, name = '' }) => (
          <li key={`${name} ${message}`}>
            {follow ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  follow()
                }}
              >
                <bdi>{label}</bdi> – {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
