import { cloneElement, type ReactElement, type ReactNode, useEffect } from 'react'
import { followTooltips } from './followTooltips.ts'
import './tooltip.css'

interface TooltipProps {
  /** `null`: there is nothing to say now. */
  text: string | null
  /** The element that it explains; it must be focusable. */
  children: ReactElement<{ 'data-tooltip'?: string | undefined }>
}

/** Shows the tooltips inside an island. */
export function Tooltips({ children }: { children: ReactNode }) {
  useEffect(followTooltips, [])
  return children
}

/** A short text about a control, shown on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text ?? undefined })
}
