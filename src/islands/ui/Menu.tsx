import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import './menu.css'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** The item is a link to this address; without it, it calls `onSelect`. */
  href?: string
  onSelect?: () => void
  /** The language of the label, if it is not the language of the page. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** A line separates it from the items above it. */
  separated?: boolean
  /** The title of the items from this one on. */
  heading?: string
  /** The item is the current choice. */
  current?: boolean
}

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** Shown above the items; it is not an item. */
  head?: ReactNode
  items: readonly MenuItem[]
  dir: 'ltr' | 'rtl'
  open: boolean
  onOpenChange(open: boolean): void
}

/**
 * A menu below its button, with arrow keys, Home, End and type-ahead. It is not modal, because the scroll lock of a
 * modal menu needs a style element.
 */
export function Menu({ trigger, head, items, dir, open, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} dir={dir} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={8} collisionPadding={8}>
          {head && <DropdownMenu.Label className="menu-head">{head}</DropdownMenu.Label>}
          {items.map(({ label, icon, href, onSelect, lang, dir, separated, heading, current }) => (
            <Fragment key={label}>
              {heading && <DropdownMenu.Label className="menu-heading menu-separated">{heading}</DropdownMenu.Label>}
              <DropdownMenu.Item
                className={separated ? 'menu-item menu-separated' : 'menu-item'}
                asChild={href !== undefined}
                aria-current={current || undefined}
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
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
