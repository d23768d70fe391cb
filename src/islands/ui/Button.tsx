import type { ButtonHTMLAttributes } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `fill` a screen; the rest are outlined or plain. */
  look?: 'fill' | 'line' | 'text'
  danger?: boolean
  /** A long action is under way: the button keeps its words and its focus, and does nothing. */
  busy?: boolean
}

/** A button; it submits nothing unless told so. */
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
