import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createQueryClient } from '#client/queryClient.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import type { StatableCriterion } from '#shared/audience/criteria.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { Tooltips } from '../../ui/Tooltip.tsx'

/** One language of the site, for texts that are written per language. */
export interface FrameLanguage {
  langcode: string
  /** In the language itself. */
  name: string
  dir: 'ltr' | 'rtl'
}

/** The facts about the request that an island of the settings needs; `settingsProps` collects them. */
export interface SettingsFrameProps {
  messages: Messages
  lang: string
  dir: 'ltr' | 'rtl'
  /** The nonce of style elements. */
  nonce: string
  /** The address of the icon sprite. */
  icons: string
  uid: number
  /** The full name of the user. */
  userName?: string | undefined
  /** The language in which texts are written first. */
  siteLanguage: string
  languages: readonly FrameLanguage[]
  /** The site's time zone (IANA). */
  timeZone: string
  /** The criteria of audiences that users set themselves. */
  ownCriteria: readonly StatableCriterion[]
}

/** The frame with the translation of the island. */
export interface Frame extends SettingsFrameProps {
  t: Translate
}

const FrameContext = createContext<Frame | null>(null)

/** Gives every part of an island the language, the icons, the time zone and the query client of the page. */
export function SettingsFrame({ frame, children }: { frame: SettingsFrameProps; children: ReactNode }) {
  const [client] = useState(() => createQueryClient())
  const [whole] = useState(() => ({ ...frame, t: clientTranslate(frame.messages) }))
  return (
    <QueryClientProvider client={client}>
      <FrameContext value={whole}>
        <Tooltips>{children}</Tooltips>
      </FrameContext>
    </QueryClientProvider>
  )
}

/** The frame of the island around this part. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('Put a SettingsFrame around the parts of the island.')
  return frame
}
