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
  labels: { menu: string; view: string; edit: string; logOut: string; notifications: string }
  icons: string
  /** Whether notifications are unread. */
  unread: boolean
  /** The other languages of the site, by their own names. */
  languages: readonly { langcode: string; name: string; dir: 'ltr' | 'rtl' }[]
  /** The page to come back to in another language. */
  here: string
}

/**
 * The menu of the signed-in person. Its HTML is a popover, which opens and closes without JavaScript; from the first
 * touch on it is a menu with arrow keys and type-ahead.
 */
export const UserMenu = withFallback(({ person, lang, dir, labels, icons, unread, languages, here }: UserMenuProps) => {
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const pressed = useRef(false)
  const popover = useRef<HTMLDivElement>(null)
  const id = useId()
  const icon = (name: string, mirrored = false) => <Icon href={`${icons}#${name}`} mirrored={mirrored} />
  const links = [
    { label: labels.view, icon: icon('person'), href: '/user' },
    { label: labels.edit, icon: icon('edit'), href: `/user/${person.uid}/edit` },
  ]
  const notifications = { label: labels.notifications, icon: icon('notifications'), href: '/user/notices' }
  const send = (form: string) => () =>
    popover.current?.querySelector<HTMLFormElement>(`form[data-for="${form}"]`)?.requestSubmit()

  useEffect(() => {
    setReady(true)
    // It was opened while this was still on its way: go on where the reader is.
    if (!popover.current?.matches(':popover-open')) return
    popover.current.hidePopover()
    setOpen(true)
  }, [])

  const trigger = (
    <button
      className={unread ? 'icon-btn has-news' : 'icon-btn'}
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
        items={[
          ...links,
          { label: labels.logOut, icon: icon('logout', true), onSelect: send('logout') },
          { ...notifications, apart: true },
          ...languages.map(({ langcode, name, ...language }) => ({
            label: name,
            icon: icon('language'),
            lang: langcode,
            dir: language.dir,
            onSelect: send(langcode),
          })),
        ]}
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
        <form data-for="logout" method="post" action="/user/logout" onSubmit={points.forget}>
          <button type="submit">
            {icon('logout', true)}
            {labels.logOut}
          </button>
        </form>
        <a className="apart" href={notifications.href}>
          {notifications.icon}
          {notifications.label}
        </a>
        {languages.map(({ langcode, name, ...language }) => (
          <form key={langcode} data-for={langcode} method="post" action="/user/language">
            <input type="hidden" name="language" value={langcode} />
            <input type="hidden" name="redirectTo" value={here} />
            <button type="submit">
              {icon('language')}
              <span lang={langcode} dir={language.dir}>
                {name}
              </span>
            </button>
          </form>
        ))}
      </div>
    </>
  )
})
