import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AudienceChoice } from '#shared/audience/audienceChoice.ts'
import { readPreview } from '#client/queries/storefronts.ts'
import { useSettled } from '#client/useSettled.ts'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { draftOf } from '#shared/sections/draftSections.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionName } from '../useSectionName.ts'
import { useWhyHidden } from '../useWhyHidden.ts'

/** The pause after the last choice, in milliseconds. */
const QUIET_MS = 350

/** How many people an audience has, and which sections it would not get. */
export function AudienceAnswer({ choice }: { choice: AudienceChoice }) {
  const { t } = useFrame()
  const { editor, screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const asked = useSettled(choice, QUIET_MS)
  const { data, isError } = useQuery({
    queryKey: ['storefront', editor.type, 'preview', asked, asOf],
    queryFn: () => readPreview(editor.type, asked, asOf),
    placeholderData: keepPreviousData,
    meta: { logOnly: true },
  })
  if (isError) return <p className="target-answer">{t('The people could not be counted.')}</p>
  if (!data) return <p className="target-answer">{t('Counting the people…')}</p>
  const dropped = data.sections.filter(({ hide }) => hide)
  return (
    <section className="target-answer" aria-live="polite" aria-label={t('This audience')}>
      <People storefront={data} />
      <h3>{t('Sections they will see')}</h3>
      <p>
        {t('{{shown}} of {{total}} shown', {
          shown: data.sections.length - dropped.length,
          total: data.sections.length,
        })}
      </p>
      {dropped.length > 0 && (
        <ul>
          {dropped.map((section) => (
            <Dropped key={section.id} section={draftOf(section)} choice={asked} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Dropped({ section, choice }: { section: DraftSection; choice: AudienceChoice }) {
  const name = useSectionName()(section)
  const reason = useWhyHidden(section, choice)
  return (
    <li>
      <bdi>{name}</bdi>
      <span className="hint">{reason}</span>
    </li>
  )
}

function People({ storefront }: { storefront: ManagedStorefront }) {
  const { t, lang } = useFrame()
  const { number } = intlFormats(lang)
  const { matches, matches_fewer_than: bound, matches_of: total = 0 } = storefront
  if (matches === undefined) return null
  return (
    <>
      <p className="target-number">
        <b data-words={matches === null || undefined}>
          {matches === null ? t('Fewer than {{number}}', { number: bound ?? '' }) : number(matches)}
        </b>
        <span>{t('of {{count}} people match', { count: total })}</span>
      </p>
      {matches === null && (
        <p className="message warning">
          {t('Nobody, or very few people. The preview shows what such a person would see.')}
        </p>
      )}
      {matches === 0 && (
        <p className="message warning">{t('No person matches. The preview shows what such a person would see.')}</p>
      )}
    </>
  )
}
