import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

interface TooltipProps {
  text: string
  /** The one element that it explains; it must be able to take the focus. */
  children: ReactElement
}

/** Milliseconds until a tooltip opens, and within which the next one needs no waiting. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** A few words about a control for who hovers or focuses it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
