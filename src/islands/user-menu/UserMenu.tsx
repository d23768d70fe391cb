import { useEffect, useId, useRef, useState } from 'react'
import { points } from '#client/stores/points.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { withFallback } from '../ui/withFallback.tsx'

interface UserMenuProps {
  person: { uid: number; fullName: string; picture: string | null }
  lang: string
  dir: 'ltr' | 'rtl'
  labels: { menu: string; view: string; edit: string; logOut: string }
  icons: string
}

/**
 * The menu of the signed-in person. Its HTML is a popover, which opens and closes without JavaScript; from the first
 * touch on it is a menu with arrow keys and type-ahead.
 */
export const UserMenu = withFallback(({ person, lang, dir, labels, icons }: UserMenuProps) => {
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const pressed = useRef(false)
  const popover = useRef<HTMLDivElement>(null)
  const logOut = useRef<HTMLFormElement>(null)
  const id = useId()
  const links = [
    { label: labels.view, icon: <Icon href={`${icons}#person`} />, href: '/user' },
    { label: labels.edit, icon: <Icon href={`${icons}#edit`} />, href: `/user/${person.uid}/edit` },
  ]
  const logOutIcon = <Icon href={`${icons}#logout`} mirrored />

  useEffect(() => {
    setReady(true)
    // It was opened while this was still on its way: go on where the reader is.
    if (!popover.current?.matches(':popover-open')) return
    popover.current.hidePopover()
    setOpen(true)
  }, [])

  const trigger = (
    <button
      className="icon-btn"
      type="button"
      aria-haspopup={ready ? 'menu' : undefined}
      aria-expanded={ready ? open : undefined}
      popoverTarget={id}
      onPointerDown={() => {
        pressed.current = true
      }}
      onClick={(event) => {
        event.preventDefault()
        // The menu opens when a pointer comes down; a click without that is a program's or was made before this was ready.
        if (!pressed.current) setOpen(!open)
        pressed.current = false
      }}
    >
      {/* Words, not an aria-label: a label would have to begin with the initials that are seen. */}
      <span className="unseen">{labels.menu}</span>
      <Avatar {...person} lang={lang} />
    </button>
  )
  return (
    <>
      <Menu
        trigger={trigger}
        head={<bdi>{person.fullName}</bdi>}
        items={[...links, { label: labels.logOut, icon: logOutIcon, onSelect: () => logOut.current?.requestSubmit() }]}
        dir={dir}
        open={open}
        onOpenChange={setOpen}
      />
      <div ref={popover} className="drop" id={id} popover="auto">
        <p className="who">
          <bdi>{person.fullName}</bdi>
        </p>
        {links.map(({ label, icon, href }) => (
          <a key={href} href={href}>
            {icon}
            {label}
          </a>
        ))}
        <form ref={logOut} method="post" action="/user/logout" onSubmit={points.forget}>
          <button type="submit">
            {logOutIcon}
            {labels.logOut}
          </button>
        </form>
      </div>
    </>
  )
})
