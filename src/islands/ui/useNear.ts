import { type RefObject, useEffect, useState } from 'react'

/** How far from the screen something is loaded. */
const NEAR = '400px'

/** Whether an element has come near the screen. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
