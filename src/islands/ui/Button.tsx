import type { ButtonHTMLAttributes } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** At most one `fill` per screen; the others are outlined or plain. */
  look?: 'fill' | 'line' | 'text'
  danger?: boolean
  /** While a long action runs, the button keeps its text and its focus, and does nothing. */
  busy?: boolean
}

/** A button; it does not submit a form unless its type says so. */
export function Button({ look = 'line', danger = false, busy = false, className, onClick, ...rest }: ButtonProps) {
  const classes = ['btn', look, danger && 'danger', className].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
