import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'

/** `empty` brings its own padding; `auto` is as wide as what is in it. */
export const dialogSizes = ['default', 'empty', 'small', 'auto', 'fullscreen', 'full-page'] as const
export type DialogSize = (typeof dialogSizes)[number]

interface DialogProps {
  open: boolean
  onClose(): void
  title: string
  /** What the dialog is about; `hideDescription` keeps it for readers without eyes. */
  description: string
  hideDescription?: boolean
  size?: DialogSize
  /** 'Close' in the reader's language. */
  closeLabel: string
  /** The sprite the cross is in. */
  icons: string
  /** Buttons at the end. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A dialog over the page: focus goes in, stays, and returns; Escape and a click outside close it. The page behind is
 * kept from scrolling by the style sheet alone, since the scroll lock that comes with the part needs a style element.
 */
export function Dialog({ open, onClose, size = 'default', ...parts }: DialogProps) {
  const { title, description, hideDescription = false, closeLabel, icons, footer, children } = parts
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={styles.veil} data-dialog="">
          <Radix.Content className={styles.dialog} data-size={size}>
            <header className={styles.head}>
              <div>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                <Radix.Description className={hideDescription ? 'unseen' : 'quiet'}>{description}</Radix.Description>
              </div>
              <Radix.Close className="icon-btn" aria-label={closeLabel}>
                <Icon href={`${icons}#close`} />
              </Radix.Close>
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={`actions ${styles.foot}`}>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
