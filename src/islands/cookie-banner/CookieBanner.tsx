import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AGREE_PATH, createDisclaimer } from '#client/stores/disclaimer.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { Button } from '../ui/Button.tsx'
import { withFallback } from '../ui/withFallback.tsx'
import './style.css'

interface CookieBannerProps {
  text: string
  /** The page to return to if the form is sent without JavaScript. */
  backUrl: string
  /** As wide as the window, like the header of users who are logged in. */
  across: boolean
  messages: Messages
}

/** The site's cookie disclaimer, until the user agrees. Its button is in a form, so it works without JavaScript. */
export const CookieBanner = withFallback(({ text: fromPage, backUrl, across, messages }: CookieBannerProps) => {
  const [disclaimer] = useState(() => createDisclaimer(fromPage))
  const t = clientTranslate(messages)
  const text = useStore(disclaimer.$text, { ssr: 'initial' })
  if (text === '') return null
  return (
    <section className="cookies" aria-label={t('Cookies')}>
      <div className={across ? 'wrap across' : 'wrap'}>
        <p>{text}</p>
        <form
          method="post"
          action={AGREE_PATH}
          onSubmit={(event) => {
            event.preventDefault()
            // The button disappears, so the focus moves to the content, without scrolling.
            document.getElementById('main')?.focus({ preventScroll: true })
            void disclaimer.agree()
          }}
        >
          <input type="hidden" name="back" value={backUrl} />
          <Button look="fill" type="submit">
            {t('Close')}
          </Button>
        </form>
      </div>
    </section>
  )
})
