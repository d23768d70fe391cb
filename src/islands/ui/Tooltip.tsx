import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface TooltipProps {
  text: string
  /** The one element that it explains; it must be able to take the focus. */
  children: ReactElement
}

/** Milliseconds until a tooltip opens, and after one has closed in which the next one opens at once. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** An island with tooltips wraps them in one of this, so that the next tooltip opens without the delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** A few words about a control, shown on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
