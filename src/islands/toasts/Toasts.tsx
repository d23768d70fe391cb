import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { notifications } from '#client/stores/notifications.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { type Notice, somethingWrong } from '#shared/notices/flash.ts'
import { Toast } from './Toast.tsx'
import { withFallback } from '../ui/withFallback.tsx'

/** What islands tell the reader in the source language. */
export const strings = [somethingWrong.message]

interface ToastsProps {
  /** What the page itself has to say, drawn with it; `dismissHref` is the page without it. */
  fromPage?: (Notice & { dismissHref: string }) | null
  labels: { region: string; dismiss: string }
  messages: Messages
  /** The sprite of the icons. */
  icons: string
}

/** The page's notifications, top and centre. Without JavaScript those that came with the page close by a link. */
export const Toasts = withFallback(({ fromPage = null, labels, messages, icons }: ToastsProps) => {
  const list = useStore(notifications.$list, { ssr: 'initial' })
  const [live, setLive] = useState(false)
  const t = clientTranslate(messages)

  useEffect(() => {
    setLive(true)
    if (!fromPage) return
    notifications.add({ id: 'page', ...fromPage })
    // Reloading or sharing the page must not say it again.
    history.replaceState(history.state, '', fromPage.dismissHref)
  }, [fromPage])

  const parts = { icons, dismissLabel: labels.dismiss }
  return (
    <section className="toasts" aria-label={labels.region}>
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
