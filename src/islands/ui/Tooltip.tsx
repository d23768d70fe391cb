import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import './tooltip.css'

interface TooltipProps {
  text: string
  /** The element that it explains; it must be focusable. */
  children: ReactElement
}

const OPEN_DELAY_MS = 700
/** If a tooltip opens within this time after another one has closed, it opens without the delay. */
const SKIP_DELAY_MS = 300

/** Wraps all tooltips of an island, so that they share the delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** A short text about a control, shown on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
