import type { ReactNode } from 'react'
import type { SectionAppearance } from '#shared/sections/appearance.ts'

const widths = { narrow: 'slim', normal: '', wide: 'wide', full: 'full' } as const
const schemes = { paper: '', tint: 'tint', primary: 'pri', ink: 'inv' } as const
const paddings = { none: 'p0', small: 'p1', normal: '', large: 'p3' } as const
const overlays = { soft: 'o1', medium: 'o2', strong: 'o3' } as const

interface SectionFrameProps {
  id: number
  appearance: SectionAppearance
  panel: boolean
  children: ReactNode
}

/** The frame of a section: its width, padding and background. The anchor `#s12` leads to section 12. */
export function SectionFrame({ id, appearance, panel, children }: SectionFrameProps) {
  const { width, background, padding, alignment } = appearance
  const ground = groundClass(appearance)
  const place = classes('sec', paddings[padding], alignment === 'center' && 'mid')
  const picture = background && <img className="bg" src={background} alt="" loading="lazy" />
  const inside = classes('in', widths[width])
  if (panel && width !== 'full') {
    return (
      <section id={`s${id}`} className={place}>
        <div className={inside}>
          <div className={classes('pan', ground)}>
            {picture}
            {children}
          </div>
        </div>
      </section>
    )
  }
  return (
    <section id={`s${id}`} className={classes(place, ground)}>
      {picture}
      <div className={inside}>{children}</div>
    </section>
  )
}

/** The class that gives an element the colours of a section, and of the veil over its picture. */
export function groundClass({ scheme, background, overlay }: SectionAppearance): string {
  return classes(schemes[scheme], background && overlays[overlay])
}

function classes(...names: (string | false | null)[]): string {
  return names.filter(Boolean).join(' ')
}
