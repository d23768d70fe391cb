import { type RefObject, useEffect, useState } from 'react'
import { colourOf, pixelsOf } from '#client/pixels.ts'
import type { SectionAppearance } from '#shared/sections/appearance.ts'
import { groundContrast } from '#shared/sections/groundContrast.ts'

/**
 * The least contrast of text on a section, read from an element that has its classes; null while it is not known, or
 * where the browser does not give it.
 */
export function useGroundContrast(
  probe: RefObject<HTMLElement | null>,
  { scheme, background, overlay }: SectionAppearance,
): number | null {
  const [ratio, setRatio] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme and the overlay are the classes of the element
  useEffect(() => {
    let isCurrent = true
    async function measure(): Promise<void> {
      const pixels = background === null ? [] : await pixelsOf(background)
      if (!isCurrent) return
      setRatio(probe.current && contrastOf(probe.current, pixels))
    }
    measure().catch(() => isCurrent && setRatio(null))
    return () => {
      isCurrent = false
    }
  }, [probe, scheme, background, overlay])
  return ratio
}

function contrastOf(probe: Element, pixels: readonly string[]): number | null {
  const style = getComputedStyle(probe)
  const [ink, paper] = [colourOf(style.color), colourOf(style.backgroundColor)]
  if (!ink || !paper) return null
  return groundContrast({ ink, paper, veil: Number.parseFloat(style.getPropertyValue('--veil')) / 100, pixels })
}
