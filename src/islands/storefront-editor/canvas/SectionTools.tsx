import { useStore } from '@nanostores/react'
import { useDeferredValue, useRef } from 'react'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'
import { useSection } from '../useSection.ts'
import { useSectionActions } from '../useSectionActions.ts'
import { SectionToolbar } from './SectionToolbar.tsx'
import { usePlacedOver } from './usePlacedOver.ts'

/** The toolbar of the selected section, and the buttons that add one before and after it, over the canvas. */
export function SectionTools({ scale }: { scale: number }) {
  const { t, icons } = useFrame()
  const { editor, listed, screen, preview } = useEditor()
  const ids = useStore(listed.$ids)
  // The canvas and the outline show an action first; the tools follow in the next frames.
  const selectedKey = useDeferredValue(useStore(screen.$selectedId))
  const selectedId = selectedKey === null ? null : editor.keys.idOf(selectedKey)
  const act = useSectionActions()
  const isPreview = useStore(preview.$previewed) !== null
  const tools = useRef<HTMLDivElement>(null)
  const index = selectedId === null ? -1 : ids.indexOf(selectedId)
  const section = useSection(selectedId)
  const isShown = section !== undefined && index >= 0 && !isPreview
  usePlacedOver(tools, isShown ? section.id : null, { index, scale })
  if (!isShown) return null
  const add = (at: number, label: string, isAfter = false) => (
    <Tooltip text={label}>
      <button
        type="button"
        className="canvas-add"
        data-after={isAfter || undefined}
        aria-label={label}
        onClick={() => act.pick(at)}
      >
        <Icon href={`${icons}#add`} />
      </button>
    </Tooltip>
  )
  return (
    <div className="canvas-tools">
      <div className="canvas-over" ref={tools}>
        {add(index, t('Add a section before this one'))}
        <div className="canvas-toolbar-place">
          <SectionToolbar section={section} index={index} total={ids.length} />
        </div>
        {add(index + 1, t('Add a section after this one'), true)}
      </div>
    </div>
  )
}
