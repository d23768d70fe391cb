import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { points } from '#client/stores/points.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { showNumber } from '#shared/i18n/values.ts'
import { withFallback } from '../ui/withFallback.tsx'
import './style.css'

interface PointsBadgeProps {
  /** The owner of the points. */
  uid: number
  /** The points when the server rendered the page; null if they could not be read. */
  fromPage: number | null
  /** The address of the shop; null while the shop is closed. */
  href: string | null
  messages: Messages
}

/** The learner's points in the header; a link to the shop while it is open. */
export const PointsBadge = withFallback(({ uid, fromPage, href, messages }: PointsBadgeProps) => {
  const known = useStore(points.$points, { ssr: 'initial' })
  const [started, setStarted] = useState(false)
  const current = started ? known : fromPage
  const t = clientTranslate(messages)

  useEffect(() => {
    void points.start(uid, fromPage)
    setStarted(true)
    const removed = new AbortController()
    const { signal } = removed
    // The browser shows the page from its cache: the points may have changed, or another user may have logged in.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      points.follow()
      void points.refresh()
    }
    // The page may have several forms to log out.
    const sent = ({ target }: SubmitEvent) => {
      // Not `target.action`: a field with the name `action` would hide it.
      if (target instanceof HTMLFormElement && target.getAttribute('action') === '/user/logout') points.forget()
    }
    addEventListener('pageshow', shownAgain, { signal })
    addEventListener('storage', points.follow, { signal })
    addEventListener('submit', sent, { signal })
    return () => removed.abort()
  }, [uid, fromPage])

  if (current === null) return null
  const words = (
    <>
      <span aria-hidden="true">{showNumber(current, messages.lang)}</span>
      <span className="unseen">{t('{{count}} points', { count: current })}</span>
    </>
  )
  if (href === null) return <span className="points">{words}</span>
  return (
    <a className="points" href={href}>
      {words}
    </a>
  )
})
