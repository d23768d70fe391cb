import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { feedQuery } from '#client/queries/availability.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useCalendar } from '../calendarContext.ts'

/** The secret address with which other calendars read this one. It is loaded when the user wants to see it. */
export function FeedAddressField() {
  const { t, icons } = useFrame()
  const { view } = useCalendar()
  const [isShown, setShown] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const { data, isLoading } = useQuery({ ...feedQuery(), enabled: isShown })
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    view.announce(t('Copied'))
  }
  return (
    <section>
      <h2>{t('Your calendar elsewhere')}</h2>
      <p>
        {t(
          'Sessions and busy times as a feed for Google, Outlook or Apple. Anyone who has the address can read them: make a new one if it gets known.',
        )}
      </p>
      {data ? (
        <div className="feed-address">
          <input
            readOnly
            dir="ltr"
            aria-label={t('Address of the feed')}
            value={data.url}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => void copy(data.url)}>
            <Icon href={`${icons}#${isCopied ? 'check' : 'content_copy'}`} />
            {isCopied ? t('Copied') : t('Copy')}
          </Button>
          <Button look="text" onClick={() => view.open({ kind: 'renew' })}>
            {t('Make a new address')}
          </Button>
        </div>
      ) : (
        <Button busy={isLoading} onClick={() => setShown(true)}>
          {t('Show the address')}
        </Button>
      )}
    </section>
  )
}
