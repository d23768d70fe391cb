import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AGREE_PATH, createDisclaimer } from '#client/stores/disclaimer.ts'
import { Button } from '../ui/Button.tsx'
import { withFallback } from '../ui/withFallback.tsx'

interface CookieBannerProps {
  text: string
  /** The page that the plain form leads back to. */
  backUrl: string
  /** As wide as the window, like the header of people who are signed in. */
  across: boolean
  labels: { region: string; close: string }
}

/** The site's disclaimer until it is agreed to. Its button is a form, so it works before any JavaScript. */
export const CookieBanner = withFallback(({ text: fromPage, backUrl, across, labels }: CookieBannerProps) => {
  const [disclaimer] = useState(() => createDisclaimer(fromPage))
  const text = useStore(disclaimer.$text, { ssr: 'initial' })
  if (text === '') return null
  return (
    <section className="cookies" aria-label={labels.region}>
      <div className={across ? 'wrap across' : 'wrap'}>
        <p>{text}</p>
        <form
          method="post"
          action={AGREE_PATH}
          onSubmit={(event) => {
            event.preventDefault()
            // The button is about to go; reading goes on at the content, wherever the page is scrolled to.
            document.getElementById('main')?.focus({ preventScroll: true })
            void disclaimer.agree()
          }}
        >
          <input type="hidden" name="back" value={backUrl} />
          <Button look="fill" type="submit">
            {labels.close}
          </Button>
        </form>
      </div>
    </section>
  )
})
