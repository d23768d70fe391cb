import { msg } from '#shared/i18n/message.ts'
import { savedId } from '#shared/sections/draft.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useFormPage } from './FormPageProvider.tsx'

/** The pages of the site to which links can lead, by the visitors who see them. */
const sitePages = {
  unregistered: [
    { url: '/search', title: msg('All trainings') },
    { url: '/user/login', title: msg('Log in') },
  ],
  registered: [
    { url: '/search', title: msg('All trainings') },
    { url: '/dashboard', title: msg('Dashboard') },
    { url: '/incentives', title: msg('Rewards') },
    { url: '/leaderboard', title: msg('Leaderboard') },
  ],
} as const

/** A place that links can lead to. */
export interface KnownPage {
  url: string
  title: string
}

/** The pages of the site, and the saved sections of this page, with their addresses. */
export function useKnownPages(): { pages: KnownPage[]; sections: KnownPage[] } {
  const { t } = useFrame()
  const { storefront, sections } = useFormPage()
  return {
    pages: sitePages[storefront].map(({ url, title }) => ({ url, title: t(title) })),
    // A new section has no address before it is saved.
    sections: sections
      .filter((section) => savedId(section) !== null)
      .map(({ id, title }) => ({ url: `#s${id}`, title })),
  }
}
