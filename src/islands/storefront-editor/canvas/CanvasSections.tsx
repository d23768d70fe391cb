import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { visibleAt } from '#shared/sections/sections.ts'
import { fromInstant } from '#shared/contract/time.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import type { ViewContext } from '../../sections/view.ts'
import { useEditor } from '../editorContext.ts'
import { useSectionName } from '../useSectionName.ts'
import { useWhyHidden } from '../useWhyHidden.ts'
import { CanvasSection } from './CanvasSection.tsx'

// The first screenful shows one section on a phone, and two on a wide screen.
const LEADING = 2

/** All sections in their order; those that are not shown are thin strips with the reason. */
export function CanvasSections({ view }: { view: ViewContext }) {
  const { editor, preview, view: choice } = useEditor()
  const previewed = useStore(preview.$previewed)
  const drafts = useStore(editor.$sections)
  const selectedId = useStore(choice.$selectedId)
  const asOf = useStore(choice.$asOf)
  const hidden = previewed && new Set(previewed.storefront.sections.filter(({ hide }) => hide).map(({ id }) => id))
  const now = asOf === null ? new Date() : fromInstant(asOf)
  const opens = drafts[0]?.type === 'hero'
  return (
    <div className="stacked">
      {drafts.map((section, place) => {
        const isShown = visibleAt(section, now) && !hidden?.has(section.id)
        const isEdited = section.state !== 'view'
        return (
          <CanvasPlace key={section.id} id={section.id} isSelected={section.id === selectedId} select={choice.select}>
            {isShown || isEdited ? (
              <Shown
                {...{ section, view, asOf }}
                level={place === 0 && opens ? 1 : 2}
                lead={place < LEADING}
              />
            ) : (
              <Strip section={section} isPreview={hidden?.has(section.id) ?? false} />
            )}
          </CanvasPlace>
        )
      })}
    </div>
  )
}

interface CanvasPlaceProps {
  id: number
  isSelected: boolean
  select(id: number): void
  children: React.ReactNode
}

/** Clicking a section selects it. Its links and videos are inert, and the keyboard does not stop in it: see the outline. */
function CanvasPlace({ id, isSelected, select, children }: CanvasPlaceProps) {
  return (
    // biome-ignore lint/a11y: a shortcut for the pointer; the keyboard selects in the outline
    <div className="canvas-section" data-section={id} data-selected={isSelected || undefined} onClick={() => select(id)}>
      <div inert>{children}</div>
    </div>
  )
}

interface ShownProps {
  section: DraftSection
  view: ViewContext
  asOf: string | null
  level: 1 | 2
  lead: boolean
}

const Shown = memo(function Shown({ section, view, asOf, level, lead }: ShownProps) {
  const { siteLanguage, t } = useFrame()
  const { editor } = useEditor()
  const name = useSectionName()(section)
  return (
    <CanvasSection
      {...{ view, asOf, level, lead, siteLanguage }}
      id={section.id}
      type={section.type}
      data={section.data}
      storefront={editor.type}
      own={editor.language}
      empty={t('{{name}}: nothing to show yet', { name })}
    />
  )
})

function Strip({ section, isPreview }: { section: DraftSection; isPreview: boolean }) {
  const name = useSectionName()(section)
  const reason = useWhyHidden(section, isPreview)
  return (
    <p className="canvas-strip">
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {reason}
    </p>
  )
}
