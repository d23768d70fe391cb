import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { notifications } from '#client/stores/notifications.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import type { FlashNotice } from '#shared/notices/flash.ts'
import { Toast } from './Toast.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import './style.css'

interface ToastsProps {
  /** The notification of the page itself, rendered with it; `dismissHref` is the page without the notification. */
  fromPage?: (FlashNotice & { dismissHref: string }) | null
  messages: Messages
  /** The address of the icon sprite. */
  icons: string
}

/** The page's notifications, top and centre. Without JavaScript, a link closes the notification of the page. */
export const Toasts = withFallback(({ fromPage = null, messages, icons }: ToastsProps) => {
  const list = useStore(notifications.$list, { ssr: 'initial' })
  const [live, setLive] = useState(false)
  const t = clientTranslate(messages)

  useEffect(() => {
    setLive(true)
    if (!fromPage) return
    notifications.add({ id: 'page', ...fromPage })
    // Reloading or sharing the page must not show it again.
    history.replaceState(history.state, '', fromPage.dismissHref)
  }, [fromPage])

  const parts = { icons, dismissLabel: t('Dismiss') }
  return (
    // An open dialog hides the rest of the page from screen readers, but nothing with `aria-live`; the toasts announce
    // themselves.
    <section className="toasts" aria-live="off" aria-label={t('Notifications')}>
      {!live && fromPage && <Toast {...parts} notice={fromPage} dismissHref={fromPage.dismissHref} />}
      {live &&
        list.map((notice) => (
          <Toast
            key={notice.id}
            {...parts}
            notice={{ ...notice, message: t(notice.message) }}
            onDismiss={() => notifications.remove(notice.id)}
            onPause={() => notifications.pause(notice.id)}
            onResume={() => notifications.resume(notice.id)}
          />
        ))}
    </section>
  )
})
