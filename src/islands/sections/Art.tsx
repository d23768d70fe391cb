import type { SectionPicture, Ratio } from '#shared/sections/parts.ts'
import type { CoverRatio } from '#shared/theme/covers/drawCover.ts'
import type { ViewContext } from './view.ts'

interface Shape {
  width: number
  height: number
  className: string
  /** The drawing that is cut to this shape. */
  cover: CoverRatio
}

const shapes: Record<Ratio, Shape> = {
  '16:9': { width: 960, height: 540, className: 'art r169', cover: '16/9' },
  '4:3': { width: 800, height: 600, className: 'art r43', cover: '4/3' },
  '1:1': { width: 700, height: 700, className: 'art r11', cover: '4/3' },
  '3:4': { width: 600, height: 800, className: 'art r34', cover: '3/4' },
}

/** The class that gives an element the look and ratio of a section's picture. */
export function artClass(ratio: Ratio): string {
  return shapes[ratio].className
}

/** The address of a generated drawing for a picture of this ratio. */
export function drawing(seed: string, ratio: Ratio, view: Pick<ViewContext, 'cover'>): string {
  return view.cover(seed, shapes[ratio].cover)
}

interface ArtProps {
  picture: SectionPicture | null
  /** The seed of the drawing if there is no picture. */
  seed: string
  ratio: Ratio
  view: Pick<ViewContext, 'cover'>
  eager?: boolean
}

/** An uploaded picture cut to a ratio, or a generated drawing in its place. Its space is reserved before it loads. */
export function Art({ picture, seed, ratio, view, eager }: ArtProps) {
  const { width, height, className } = shapes[ratio]
  return (
    <img
      className={className}
      src={picture ? picture.file : drawing(seed, ratio, view)}
      alt={picture && !picture.decoration ? picture.alt : ''}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
    />
  )
}
