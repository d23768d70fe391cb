import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useEditor } from '../editorContext.ts'
import { useSection } from '../useSection.ts'
import { SectionToolbar } from './SectionToolbar.tsx'

interface Box {
  top: number
  height: number
}

/** The toolbar of the selected section, and the buttons that add one before and after it. They lie over the canvas. */
export function SectionTools({ scale }: { scale: number }) {
  const { t, icons } = useFrame()
  const { drawn, view, preview, overlays } = useEditor()
  const ids = useStore(drawn.$ids)
  const selectedId = useStore(view.$selectedId)
  const isPreview = useStore(preview.$previewed) !== null
  const index = selectedId === null ? -1 : ids.indexOf(selectedId)
  const box = useBox(index < 0 ? null : selectedId, index)
  const section = useSection(selectedId)
  if (!section || index < 0 || !box || isPreview) return null
  const add = (at: number, label: string, top: number) => (
    <Tooltip text={label}>
      <button
        type="button"
        className="canvas-add"
        style={{ insetBlockStart: top * scale }}
        aria-label={label}
        onClick={() => overlays.openPicker(at)}
      >
        <Icon href={`${icons}#add`} />
      </button>
    </Tooltip>
  )
  return (
    <div className="canvas-tools">
      <div className="canvas-outline" style={{ insetBlockStart: box.top * scale, blockSize: box.height * scale }} />
      {add(index, t('Add a section before this one'), box.top)}
      <div className="canvas-toolbar-place" style={{ insetBlockStart: box.top * scale, blockSize: box.height * scale }}>
        <SectionToolbar section={section} index={index} total={ids.length} />
      </div>
      {add(index + 1, t('Add a section after this one'), box.top + box.height)}
    </div>
  )
}

/** The place of a section in the canvas, in pixels of the canvas; measured again when anything moves. */
function useBox(id: number | null, index: number): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that has moved is measured again
  useEffect(() => {
    const inside = document.querySelector<HTMLIFrameElement>('iframe[data-canvas]')?.contentDocument
    if (id === null || !inside) return setBox(null)
    const measure = () => {
      const place = inside.querySelector<HTMLElement>(`[data-section="${id}"]`)
      if (!place) return
      const { offsetTop: top, offsetHeight: height } = place
      setBox((held) => (held?.top === top && held.height === height ? held : { top, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(inside.body)
    return () => observer.disconnect()
  }, [id, index])
  return box
}
