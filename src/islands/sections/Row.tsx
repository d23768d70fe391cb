import type { ReactNode } from 'react'
import type { ViewContext } from './view.ts'

interface RowProps {
  /** The row's accessible name. */
  label: string
  className?: string
  view: Pick<ViewContext, 't'>
  children: ReactNode
}

/**
 * A row that scrolls sideways when it is longer than the page: by touch, wheel, arrow keys when focused, and by buttons
 * (the browser's own, else these, which `rowButtons` wires).
 */
export function Row({ label, className = 'row', view: { t }, children }: RowProps) {
  return (
    <div className="row-frame">
      <section
        className={className}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        data-back={t('Scroll back')}
        data-on={t('Scroll forward')}
      >
        <ul>{children}</ul>
      </section>
      <button type="button" className="row-button row-back" aria-label={t('Scroll back')} hidden />
      <button type="button" className="row-button row-on" aria-label={t('Scroll forward')} hidden />
    </div>
  )
}
