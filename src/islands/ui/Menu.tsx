import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './Menu.module.css'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** A link; without it `onSelect` says what happens. */
  href?: string
  onSelect?: () => void
  /** The language of the label, where it is not the page's. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Set off from the items above it. */
  apart?: boolean
}

interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement
  /** Words above the items that are none themselves. */
  head?: ReactNode
  items: readonly MenuItem[]
  dir: 'ltr' | 'rtl'
  open: boolean
  onOpenChange(open: boolean): void
}

/**
 * A menu that drops from its button: arrow keys, Home, End and typing the first letters lead through it. It leaves
 * the page behind it alone, because the scroll lock of a modal one would need a style element.
 */
export function Menu({ trigger, head, items, dir, open, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} dir={dir} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8}>
          {head && <DropdownMenu.Label className={styles.head}>{head}</DropdownMenu.Label>}
          {items.map(({ label, icon, href, onSelect, lang, dir, apart }) => (
            <DropdownMenu.Item
              key={label}
              className={apart ? `${styles.item} ${styles.apart}` : styles.item}
              asChild={href !== undefined}
              onSelect={onSelect}
            >
              {href === undefined ? (
                <>
                  {icon}
                  <span lang={lang} dir={dir}>
                    {label}
                  </span>
                </>
              ) : (
                <a href={href}>
                  {icon}
                  {label}
                </a>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
