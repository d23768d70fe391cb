import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { points } from '#client/stores/points.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { msg } from '#shared/i18n/message.ts'
import { showNumber } from '#shared/i18n/values.ts'
import { withFallback } from '../ui/withFallback.tsx'

export const strings = [msg('{{count}} points')]

interface PointsBadgeProps {
  /** Whose points they are. */
  uid: number
  /** As the server knew them when it made the page; null where it could not say. */
  fromPage: number | null
  /** The shop, where it is open. */
  href: string | null
  messages: Messages
}

/** The learner's points in the header; a link to the shop while that is open. */
export const PointsBadge = withFallback(({ uid, fromPage, href, messages }: PointsBadgeProps) => {
  const known = useStore(points.$points, { ssr: 'initial' })
  const [started, setStarted] = useState(false)
  const current = started ? known : fromPage
  const t = clientTranslate(messages)

  useEffect(() => {
    void points.start(uid, fromPage)
    setStarted(true)
    const ended = new AbortController()
    const { signal } = ended
    // Back to a page that the browser kept as it was: the points may have changed since, or be somebody else's.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      points.follow()
      void points.refresh()
    }
    // Every way to log out is a form, wherever on the page it stands.
    const sent = ({ target }: SubmitEvent) => {
      // Not `target.action`: a field of that name would stand before it.
      if (target instanceof HTMLFormElement && target.getAttribute('action') === '/user/logout') points.forget()
    }
    addEventListener('pageshow', back, { signal })
    addEventListener('storage', points.follow, { signal })
    addEventListener('submit', sent, { signal })
    return () => ended.abort()
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
