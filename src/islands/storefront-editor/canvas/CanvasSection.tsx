import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { sectionDataQuery } from '#client/queries/sectionData.ts'
import { useSettled } from '#client/useSettled.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { localiseSection } from '#shared/sections/localiseSection.ts'
import type { LoadedSectionOf } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { drawSection } from '../../sections/drawSection.tsx'
import type { ViewContext } from '../../sections/view.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { DrawnOrNot } from './DrawnOrNot.tsx'

interface CanvasSectionProps {
  id: number
  type: SectionType
  data: DraftSection['data']
  storefront: StorefrontType
  /** The language of the storefront, and that of the site. */
  own: string
  siteLanguage: string
  asOf: string | null
  view: ViewContext
  level: 1 | 2
  lead: boolean
  /** Names the section where it draws nothing. */
  name: string
}

/** The pause after the last change of the settings before their data is read again. */
const QUIET_MS = 300

/** One section as the site draws it. It is drawn again only if something of its own has changed. */
export const CanvasSection = memo(function CanvasSection(props: CanvasSectionProps) {
  const { id, type, data, storefront, own, siteLanguage, asOf, view, level, lead, name } = props
  const { t } = useFrame()
  const settings = useSettled(data.settings, QUIET_MS)
  const wish = { storefront, type, settings, content: data.content, language: view.lang, id, asOf }
  const query = useQuery({ ...sectionDataQuery(wish), placeholderData: keepPreviousData })
  const { data: loaded, isPending, isLoadingError } = query
  if (isPending) return <p className="canvas-waiting" aria-hidden="true" />
  if (isLoadingError) return <p className="canvas-empty">{t('{{name}}: could not be loaded', { name })}</p>
  // The draft has the type of its section; TypeScript loses the link in the union.
  const draft = { id, type, weight: 0, hidden: false, visible_from: null, visible_until: null, data } as DraftSection
  const section = localiseSection(draft, { language: view.lang, siteLanguage }, own)
  return (
    <DrawnOrNot
      of={[data, loaded, view]}
      empty={t('{{name}}: nothing to show yet', { name })}
      draw={() =>
        section && drawSection({ section, data: loaded } as LoadedSectionOf<SectionType>, view, { level, lead })
      }
    />
  )
})
