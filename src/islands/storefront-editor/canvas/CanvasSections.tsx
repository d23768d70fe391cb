import { useStore } from '@nanostores/react'
import { memo, useMemo, useState } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { visibleAt } from '#shared/sections/visibleAt.ts'
import { fromInstant } from '#shared/instant.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import type { ViewContext } from '../../sections/view.ts'
import { useEditor } from '../editorContext.ts'
import { useDrawnSection, useIsPreviewHidden } from '../useSection.ts'
import { useSectionName } from '../useSectionName.ts'
import { useWhyHidden } from '../useWhyHidden.ts'
import { CanvasSection } from './CanvasSection.tsx'
import { drawingOrder } from './drawingOrder.ts'

// The first screenful shows one section on a phone, and two on a wide screen.
const LEADING = 2

/** All sections in their order; those that are not shown are thin strips with the reason. */
export function CanvasSections({ view }: { view: ViewContext }) {
  const { editor, drawn, facts } = useEditor()
  const { keyOf, idOf } = editor.keys
  const ids = useStore(drawn.$ids)
  const [orderOf] = useState(drawingOrder)
  const order = useMemo(() => orderOf(ids.map(keyOf)), [ids, keyOf, orderOf])
  const [first] = ids
  const opens = drawn.$byId.get().get(first ?? 0)?.type === 'hero'
  const leading = ids.slice(0, LEADING)
  // By key, and ordered by the style sheet: moving the element of a section would lay all of it out again.
  const byKey = [...order].sort(([one], [other]) => one - other)
  return (
    <div className={`canvas-sections ${facts.storeClass}`}>
      {byKey.map(([key, number]) => {
        const id = idOf(key)
        return (
          <CanvasPlace
            key={key}
            id={id}
            view={view}
            order={number}
            level={id === first && opens ? 1 : 2}
            lead={leading.includes(id)}
          />
        )
      })}
    </div>
  )
}

interface CanvasPlaceProps {
  id: number
  order: number
  view: ViewContext
  level: 1 | 2
  lead: boolean
}

/**
 * Clicking a section selects it. Its links and videos are inert, and the keyboard does not stop in it: see the outline.
 */
const CanvasPlace = memo(function CanvasPlace({ id, order, view, level, lead }: CanvasPlaceProps) {
  const { screen } = useEditor()
  const section = useDrawnSection(id)
  const [isNew] = useState(() => screen.$selectedId.get() === id)
  if (!section) return null
  return (
    // biome-ignore lint/a11y: a shortcut for the pointer; the keyboard selects in the outline
    <div
      className="canvas-section"
      data-section={id}
      data-new={isNew || undefined}
      style={{ order }}
      onClick={() => screen.select(id)}
    >
      <div inert>
        <ShownOrNot section={section} view={view} level={level} lead={lead} />
      </div>
    </div>
  )
})

/** Drawn again only if something of its own has changed: its place is none of it. */
const ShownOrNot = memo(function ShownOrNot({ section, view, level, lead }: Omit<ShownProps, 'asOf'>) {
  const { screen } = useEditor()
  const asOf = useStore(screen.$asOf)
  const isPreviewHidden = useIsPreviewHidden(section.id)
  const isVisible = visibleAt(section, asOf === null ? new Date() : fromInstant(asOf))
  if ((isVisible && !isPreviewHidden) || section.state !== 'view')
    return <Shown section={section} view={view} asOf={asOf} level={level} lead={lead} />
  return <Strip section={section} isPreview={isPreviewHidden} />
})

interface ShownProps {
  section: DraftSection
  view: ViewContext
  asOf: string | null
  level: 1 | 2
  lead: boolean
}

const Shown = memo(function Shown({ section, view, asOf, level, lead }: ShownProps) {
  const { siteLanguage } = useFrame()
  const { editor } = useEditor()
  const name = useSectionName()(section)
  return (
    <CanvasSection
      view={view}
      asOf={asOf}
      level={level}
      lead={lead}
      siteLanguage={siteLanguage}
      id={section.id}
      type={section.type}
      data={section.data}
      storefront={editor.type}
      own={editor.language}
      name={name}
    />
  )
})

function Strip({ section, isPreview }: { section: DraftSection; isPreview: boolean }) {
  const name = useSectionName()(section)
  const previewed = useStore(useEditor().preview.$previewed)
  const reason = useWhyHidden(section, isPreview && previewed ? previewed.choice : null)
  return (
    <p className="canvas-strip">
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {reason}
    </p>
  )
}
