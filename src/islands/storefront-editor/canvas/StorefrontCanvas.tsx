import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { translationsQuery } from '#client/queries/translations.ts'
import type { Messages } from '#shared/i18n/clientTranslate.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useIsEmpty } from '../useSection.ts'
import { CanvasFrame } from './CanvasFrame.tsx'
import { CanvasHeader } from './CanvasHeader.tsx'
import { CanvasSections } from './CanvasSections.tsx'
import { canvasView } from './canvasView.ts'
import { useCanvasDir } from './useCanvasDir.ts'
import { EmptyStorefront } from './EmptyStorefront.tsx'
import { SectionTools } from './SectionTools.tsx'
import { useWidth } from './useWidth.ts'
import './canvas.css'
import './canvasPage.css'

/** The air beside the paper, in pixels. */
const AIR = 24
/** The canvas is never narrower, in pixels. */
const LEAST = 280

/** The page of the storefront, as it will be, in the middle of the editor. */
export function StorefrontCanvas() {
  const { languages, t, lang, icons, timeZone } = useFrame()
  const { facts, screen } = useEditor()
  const language = useStore(screen.$language)
  const width = useStore(screen.$width)
  const scheme = useStore(screen.$scheme)
  const isEmpty = useIsEmpty()
  const place = useRef<HTMLElement>(null)
  const inside = useWidth(place)
  const room = inside === null ? 0 : Math.max(LEAST, inside - 2 * AIR)
  // The page brings the strings of the sections in its own language; templates need all strings of all languages.
  const isOwn = language === lang
  const { data: loaded } = useQuery({
    ...translationsQuery(language),
    enabled: !isOwn,
    // The canvas keeps its language until the next one is loaded.
    placeholderData: (held: Messages | undefined) => held ?? facts.viewMessages,
  })
  const messages = isOwn ? facts.viewMessages : loaded
  const dir = useCanvasDir(messages?.lang ?? lang)
  const view = useMemo(
    () => messages && canvasView({ language: messages.lang, dir, languages, messages, timeZone, icons, facts }),
    [messages, dir, languages, timeZone, icons, facts],
  )
  const wide = width === 'full' ? room : width
  const scale = Math.min(1, room / wide)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="canvas-place" ref={place} tabIndex={0} aria-label={t('The storefront as it will be')}>
      {isEmpty && <EmptyStorefront />}
      {view && room > 0 && (
        <div className="canvas-stage" hidden={isEmpty}>
          <CanvasFrame
            isMain
            title={t('The storefront as it will be')}
            width={wide}
            scale={scale}
            lang={view.lang}
            dir={view.dir}
            scheme={scheme}
          >
            <CanvasHeader view={view} />
            <CanvasSections view={view} />
          </CanvasFrame>
          <SectionTools scale={scale} />
        </div>
      )}
    </section>
  )
}
