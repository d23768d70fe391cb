import { type RefObject, useEffect } from 'react'

/**
 * Lays the tools over a section of the canvas. The section is measured when the browser has laid out the frame; to ask
 * before that would lay out the canvas twice.
 * @param place where the section is in the order, and how large the canvas is drawn; after a change it is measured again
 */
export function usePlacedOver(
  tools: RefObject<HTMLElement | null>,
  id: number | null,
  { index, scale }: { index: number; scale: number },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that has moved is measured again
  useEffect(() => {
    const inside = document.querySelector<HTMLIFrameElement>('iframe[data-canvas]')?.contentDocument
    if (id === null || !inside) return
    const observer = new ResizeObserver(() => {
      const section = inside.querySelector<HTMLElement>(`[data-section="${id}"]`)
      if (!section || !tools.current) return
      // Not as custom properties: all elements below would get new styles.
      tools.current.style.insetBlockStart = `${section.offsetTop * scale}px`
      tools.current.style.blockSize = `${section.offsetHeight * scale}px`
    })
    observer.observe(inside.body)
    return () => observer.disconnect()
  }, [tools, id, index, scale])
}
