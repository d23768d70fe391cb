import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useSectionName } from '../useSectionName.ts'
import { CanvasFrame } from './CanvasFrame.tsx'
import { CanvasSection } from './CanvasSection.tsx'
import { canvasView } from './canvasView.ts'
import { useWidth } from './useWidth.ts'

/** The width at which a section is drawn, and the greatest width of its picture, in pixels. */
const WIDTH = 1024
const SHOWN = 520

/** One section, drawn small: as wide as its place, up to a width. */
export function DrawnSection({ section, shown = SHOWN }: { section: DraftSection; shown?: number }) {
  const { languages, lang, dir, icons, timeZone, siteLanguage } = useFrame()
  const { facts, editor, screen } = useEditor()
  const scheme = useStore(screen.$scheme)
  const name = useSectionName()(section)
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const view = useMemo(
    () => canvasView({ language: lang, dir, languages, messages: facts.viewMessages, timeZone, icons, facts }),
    [lang, dir, languages, facts, timeZone, icons],
  )
  return (
    <div className="section-picture" ref={place} style={{ maxInlineSize: shown }}>
      {width !== null && (
        <CanvasFrame title={name} width={WIDTH} scale={width / WIDTH} lang={lang} dir={view.dir} scheme={scheme}>
          <div inert>
            <CanvasSection
              // The next section in this place does not get the data of this one.
              key={section.id}
              view={view}
              siteLanguage={siteLanguage}
              id={section.id}
              type={section.type}
              data={section.data}
              storefront={editor.type}
              own={editor.language}
              asOf={null}
              level={2}
              lead
              name={name}
            />
          </div>
        </CanvasFrame>
      )}
    </div>
  )
}
