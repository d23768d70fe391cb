import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type Ref, useRef } from 'react'
import { Icon } from './Icon.tsx'
import './dialog.css'

/** `empty` has no padding of its own; `auto` is as wide as its content; `wide` has room for two things side by side. */
export const dialogSizes = ['default', 'empty', 'small', 'auto', 'wide', 'fullscreen', 'full-page'] as const
export type DialogSize = (typeof dialogSizes)[number]

interface DialogProps {
  open: boolean
  /** The dialog with all around it. It is closed in two steps where the first must be quick: `hidden`, then `open`. */
  veil?: Ref<HTMLDivElement>
  onClose(): void
  title: string
  /** The subject of the dialog; with `hideDescription` only screen readers get it. */
  description: ReactNode
  hideDescription?: boolean
  size?: DialogSize
  /** 'Close' in the user's language. */
  closeLabel: string
  /** The address of the icon sprite. */
  icons: string
  /** The buttons at the end of the dialog. */
  footer?: ReactNode
  children?: ReactNode
}

/** The input of a select whose list is open. */
const openList = '[role="combobox"][aria-expanded="true"]'

/**
 * A dialog over the page. The focus moves into it, stays in it, and returns when it closes. Escape and a click outside
 * close it; in an open list, Escape closes only the list. The style sheet stops the page behind it from scrolling,
 * because the scroll lock of the library needs a style element.
 */
export function Dialog({ open, veil, onClose, size = 'default', ...parts }: DialogProps) {
  const { title, description, hideDescription = false, closeLabel, icons, footer, children } = parts
  const opener = useRef<HTMLElement>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className="dialog-veil" data-dialog="" ref={veil}>
          <Radix.Content
            className="dialog"
            data-size={size}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement as HTMLElement | null
            }}
            onCloseAutoFocus={(event) => {
              // Radix only knows openers that are its own triggers.
              event.preventDefault()
              if (document.activeElement === document.body) opener.current?.focus()
            }}
            onEscapeKeyDown={(event) => {
              // Radix gets the key before the list does.
              if (event.target instanceof Element && event.target.matches(openList)) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              const { target } = event
              // To close a notification keeps the dialog. By now the notification may be gone.
              if (target instanceof Element && (!target.isConnected || target.closest('.toasts')))
                event.preventDefault()
            }}
          >
            <header className="dialog-head">
              <div>
                <Radix.Title className="dialog-title">{title}</Radix.Title>
                <Radix.Description className={hideDescription ? 'unseen' : 'quiet'}>{description}</Radix.Description>
              </div>
              <Radix.Close className="icon-btn" aria-label={closeLabel}>
                <Icon href={`${icons}#close`} />
              </Radix.Close>
            </header>
            <div className="dialog-body">{children}</div>
            {footer && <footer className="actions dialog-foot">{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
