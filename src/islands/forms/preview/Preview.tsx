import { type ReactNode, useId } from 'react'
import './preview.css'

/** Beside a form: what its values mean for the people who see them. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="form-preview" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="form-preview-card">{children}</div>
    </section>
  )
}
