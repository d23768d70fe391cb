import { useEffect, useId, useRef, useState } from 'react'
import { points } from '#client/stores/points.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Menu } from '../ui/Menu.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import './style.css'

interface UserMenuProps {
  person: { uid: number; fullName: string; picture: string | null }
  lang: string
  dir: 'ltr' | 'rtl'
  messages: Messages
  icons: string
  /** The number of unread notifications. */
  unread: number
  /** The languages of the site, with their own names; empty if there is only one. */
  languages: readonly { langcode: string; name: string; dir: 'ltr' | 'rtl'; current: boolean }[]
  /** The current page, to return to in another language. */
  here: string
}

/**
 * The menu of the user who is logged in. Its HTML is a popover, which opens and closes without JavaScript. When the
 * island has loaded, it is a menu with arrow keys and type-ahead.
 */
export const UserMenu = withFallback(
  ({ person, lang, dir, messages, icons, unread, languages, here }: UserMenuProps) => {
    const t = clientTranslate(messages)
    const [open, setOpen] = useState(false)
    const [ready, setReady] = useState(false)
    const pressed = useRef(false)
    const popover = useRef<HTMLDivElement>(null)
    const id = useId()
    const icon = (name: string, mirrored = false) => <Icon href={`${icons}#${name}`} mirrored={mirrored} />
    const notifications = unread > 0 ? t('Notifications ({{number}})', { number: unread }) : t('Notifications')
    const links = [
      { label: t('View profile'), icon: icon('person'), href: '/user' },
      { label: t('Edit profile'), icon: icon('edit'), href: `/user/${person.uid}/edit` },
      { label: t('Security'), icon: icon('lock'), href: '/user/security' },
      { label: notifications, icon: icon('notifications'), href: '/user/notices' },
    ]
    const account = t('Account of {{name}}', { name: person.fullName })
    const send = (form: string) => () =>
      popover.current?.querySelector<HTMLFormElement>(`form[data-for="${form}"]`)?.requestSubmit()

    useEffect(() => {
      setReady(true)
      // The user opened the popover while the island was loading: the menu takes its place.
      if (!popover.current?.matches(':popover-open')) return
      popover.current.hidePopover()
      setOpen(true)
    }, [])

    const trigger = (
      <button
        className={unread > 0 ? 'icon-btn has-news' : 'icon-btn'}
        type="button"
        aria-haspopup={ready ? 'menu' : undefined}
        aria-expanded={ready ? open : undefined}
        popoverTarget={id}
        onPointerDown={() => {
          pressed.current = true
        }}
        onClick={(event) => {
          event.preventDefault()
          // The menu opens on pointer down. A click without one comes from a program, or from before the island was ready.
          if (!pressed.current && event.detail > 0) setOpen(!open)
          // No pointer at all: as a key does, it moves the focus to the first item.
          if (!pressed.current && event.detail === 0) pressEnter(event.currentTarget)
          pressed.current = false
        }}
      >
        {/* A text and not an aria-label, because a label would have to begin with the visible initials. */}
        <span className="unseen">
          {unread > 0 ? t('{{account}}, {{count}} unread notifications', { account, count: unread }) : account}
        </span>
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
            ...languages.map(({ langcode, name, current, ...language }, index) => ({
              label: name,
              icon: icon(current ? 'check' : 'language'),
              lang: langcode,
              dir: language.dir,
              current,
              ...(index === 0 && { heading: t('Language') }),
              ...(!current && { onSelect: send(langcode) }),
            })),
            { label: t('Log out'), icon: icon('logout', true), onSelect: send('logout'), separated: true },
          ]}
          dir={dir}
          open={open}
          onOpenChange={setOpen}
        />
        <div ref={popover} className="drop user-menu" id={id} popover="auto">
          <p className="menu-owner">
            <bdi>{person.fullName}</bdi>
          </p>
          {links.map(({ label, icon, href }) => (
            <a key={href} href={href}>
              {icon}
              {label}
            </a>
          ))}
          {languages.length > 0 && <p className="menu-heading separated">{t('Language')}</p>}
          {languages.map(({ langcode, name, current, ...language }) => (
            <form key={langcode} data-for={langcode} method="post" action="/user/language">
              <input type="hidden" name="language" value={langcode} />
              <input type="hidden" name="redirectTo" value={here} />
              <button type="submit" aria-current={current || undefined}>
                {icon(current ? 'check' : 'language')}
                <span lang={langcode} dir={language.dir}>
                  {name}
                </span>
              </button>
            </form>
          ))}
          <form className="separated" data-for="logout" method="post" action="/user/logout" onSubmit={points.forget}>
            <button type="submit">
              {icon('logout', true)}
              {t('Log out')}
            </button>
          </form>
        </div>
      </>
    )
  },
)

function pressEnter(button: HTMLButtonElement): void {
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
