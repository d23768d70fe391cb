import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface CanvasFrameProps {
  title: string
  /** In pixels, as the sections are laid out. */
  width: number
  /** How large it is drawn. */
  scale: number
  lang: string
  dir: 'ltr' | 'rtl'
  scheme: 'light' | 'dark'
  /** The one canvas of the page; the others are small pictures. */
  isMain?: boolean
  children: ReactNode
}

/**
 * The frame grows in these steps, in pixels, and the paper cuts off what is too much: a frame of another height is laid
 * out as a whole.
 */
const STEP = 1024

const emptyPage = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/**
 * A document of its own in the page: media queries, viewport units and the tokens of the root mean this width, so the
 * sections are laid out as on a screen of this width. It has the style sheets of the page and is as tall as its content.
 */
export function CanvasFrame({ title, width, scale, lang, dir, scheme, isMain = false, children }: CanvasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState(600)

  const prepare = useCallback(() => {
    const inside = frame.current?.contentDocument
    if (!inside?.body || inside.head.childElementCount > 1) return
    void copyStyles(inside, isMain ? 'canvas' : 'picture').then(() => setBody(inside.body))
  }, [isMain])

  useEffect(() => {
    if (!body) return
    const root = body.ownerDocument.documentElement
    body.className = 'canvas-page'
    root.lang = lang
    root.dir = dir
    root.dataset.scheme = scheme
  }, [body, lang, dir, scheme])

  useEffect(() => {
    if (!body) return
    const observer = new ResizeObserver(() => setHeight(body.offsetHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body])

  useEffect(() => {
    if (!body || !isMain) return
    const inside = body.ownerDocument
    // A click in the canvas focuses its document, and the keys of the editor are those of the page.
    const passOn = (event: KeyboardEvent) => {
      if (!document.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
    }
    inside.addEventListener('keydown', passOn)
    return () => inside.removeEventListener('keydown', passOn)
  }, [body, isMain])

  return (
    <div className="canvas-paper" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={emptyPage}
        onLoad={prepare}
        data-canvas={isMain ? '' : undefined}
        style={{ width, height: Math.ceil(height / STEP) * STEP, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}

/**
 * Copies the style sheets of this page, and waits until they are there. Documents of different widths have addresses of
 * their own: Chromium shares the sheets of one address, and what their media queries say for one width would lay out all
 * other documents again.
 */
async function copyStyles(inside: Document, use: 'canvas' | 'picture'): Promise<void> {
  const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(
    sheets.map(({ href }) => {
      const link = inside.createElement('link')
      link.rel = 'stylesheet'
      link.href = `${href}?${use}`
      const loaded = new Promise((resolve) => {
        link.onload = resolve
        link.onerror = resolve
      })
      inside.head.append(link)
      return loaded
    }),
  )
}
