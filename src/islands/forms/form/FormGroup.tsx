import { type ReactNode, useId } from 'react'

interface FormGroupProps {
  title: string
  /** One or two sentences about the group. */
  text?: ReactNode
  /** The id of the group, for links to it. */
  id?: string
  children: ReactNode
}

/** A group of fields with a title. */
export function FormGroup({ title, text, id, children }: FormGroupProps) {
  const titleId = useId()
  return (
    <section className="form-group" id={id} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {text && <p className="quiet">{text}</p>}
      </div>
      {children}
    </section>
  )
}
