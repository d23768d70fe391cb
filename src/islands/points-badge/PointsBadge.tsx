import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { points } from '#client/stores/points.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { msg } from '#shared/i18n/message.ts'

export const strings = [msg('{{count}} points')]

interface PointsBadgeProps {
  /** As the server knew them when it made the page; null where it could not say. */
  fromPage: number | null
  /** The shop, where it is open. */
  href: string | null
  messages: Messages
}

/** The learner's points in the header; a link to the shop while that is open. */
export function PointsBadge({ fromPage, href, messages }: PointsBadgeProps) {
  const current = useStore(points.$points, { ssr: 'initial' }) ?? fromPage
  const t = clientTranslate(messages)

  useEffect(() => {
    void points.start(fromPage)
    // Back to a page that the browser kept as it was: the points may have changed since.
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void points.refresh()
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [fromPage])

  if (current === null) return null
  const words = (
    <>
      <span aria-hidden="true">{new Intl.NumberFormat(localeOf(messages.lang)).format(current)}</span>
      <span className="unseen">{t('{{count}} points', { count: current })}</span>
    </>
  )
  if (href === null) return <span className="points">{words}</span>
  return (
    <a className="points" href={href}>
      {words}
    </a>
  )
}
