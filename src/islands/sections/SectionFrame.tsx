import type { ReactNode } from 'react'
import type { SectionAppearance } from '#shared/sections/appearance.ts'

const widths = {
  narrow: 'section-frame-narrow',
  normal: '',
  wide: 'section-frame-wide',
  full: 'section-frame-full',
} as const
const schemes = {
  paper: '',
  tint: 'section-frame-tint',
  primary: 'section-frame-primary',
  ink: 'section-frame-ink',
} as const
const paddings = {
  none: 'section-frame-flush',
  small: 'section-frame-low',
  normal: '',
  large: 'section-frame-high',
} as const
const overlays = {
  soft: 'section-frame-veil-soft',
  medium: 'section-frame-veil-medium',
  strong: 'section-frame-veil-strong',
} as const

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
  const place = classes('section-frame', paddings[padding], alignment === 'center' && 'section-frame-centred')
  const picture = background && <img className="section-frame-backdrop" src={background} alt="" loading="lazy" />
  const inside = classes('section-frame-inside', widths[width])
  if (panel && width !== 'full') {
    return (
      <section id={`s${id}`} className={place}>
        <div className={inside}>
          <div className={classes('section-frame-panel', ground)}>
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
