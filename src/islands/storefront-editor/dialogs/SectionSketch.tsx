import type { ReactNode } from 'react'
import type { SectionType } from '#shared/sections/types.ts'

const bar = (x: number, y: number, width: number, kind = 'soft', height = 5) => (
  <rect key={`${x} ${y}`} className={`sketch-${kind}`} x={x} y={y} width={width} height={height} rx={height / 2.5} />
)
const box = (x: number, y: number, width: number, height: number, kind = 'pale') => (
  <rect key={`${x} ${y} ${width}`} className={`sketch-${kind}`} x={x} y={y} width={width} height={height} rx="3" />
)
const dot = (x: number, y: number, radius: number, kind = 'pale') => (
  <circle key={`${x} ${y} dot`} className={`sketch-${kind}`} cx={x} cy={y} r={radius} />
)
const card = (x: number, kind: string) => [
  box(x, 22, 24, 18, kind),
  bar(x, 45, 20, 'soft', 3),
  bar(x, 51, 12, 'soft', 3),
]

/** Small drawings in the colours of the brand. */
const drawings: Record<SectionType, ReactNode> = {
  hero: [
    bar(8, 14, 44, 'ink', 7),
    bar(8, 26, 34, 'ink', 7),
    bar(8, 40, 30),
    bar(8, 50, 22, 'brand', 8),
    box(70, 12, 18, 26, 'pale'),
    box(82, 8, 18, 26, 'warm'),
    box(76, 22, 18, 28, 'brand'),
  ],
  slideshow: [
    box(14, 8, 82, 40),
    bar(20, 30, 34, 'paper', 4),
    bar(20, 38, 22, 'paper', 4),
    dot(48, 55, 2, 'ink'),
    dot(55, 55, 2, 'soft'),
    dot(62, 55, 2, 'soft'),
  ],
  search: [
    bar(34, 14, 42, 'ink', 6),
    box(18, 28, 74, 14, 'paper'),
    bar(24, 33, 30, 'soft', 4),
    bar(74, 31, 14, 'brand', 8),
  ],
  trainings: [
    bar(8, 10, 36, 'ink', 5),
    card(8, 'pale'),
    card(38, 'brand'),
    card(68, 'warm'),
    box(98, 22, 12, 18, 'pale'),
  ],
  categories: [
    box(8, 10, 45, 20, 'paper'),
    box(57, 10, 45, 20, 'paper'),
    box(8, 34, 45, 20, 'paper'),
    box(57, 34, 45, 20, 'paper'),
    bar(15, 18, 22, 'ink', 4),
    bar(64, 18, 22, 'ink', 4),
    bar(15, 42, 22, 'ink', 4),
    bar(64, 42, 22, 'ink', 4),
  ],
  upcoming_sessions: [
    box(10, 8, 13, 13, 'brand'),
    box(10, 26, 13, 13),
    box(10, 44, 13, 13),
    bar(30, 10, 42, 'ink', 4),
    bar(30, 28, 42, 'ink', 4),
    bar(30, 46, 42, 'ink', 4),
    bar(30, 17, 26, 'soft', 3),
    bar(30, 35, 26, 'soft', 3),
    bar(30, 53, 26, 'soft', 3),
  ],
  continue_learning: [
    box(10, 12, 28, 20, 'brand'),
    bar(46, 14, 48, 'ink', 5),
    bar(46, 24, 34, 'soft', 4),
    bar(10, 42, 90, 'pale', 6),
    bar(10, 42, 54, 'brand', 6),
  ],
  recommended: [bar(8, 10, 30, 'ink', 5), card(8, 'warm'), card(38, 'pale'), card(68, 'brand')],
  incentives: [
    dot(18, 18, 8, 'warm'),
    bar(32, 15, 40, 'ink', 6),
    box(10, 34, 26, 20),
    box(42, 34, 26, 20, 'brand'),
    box(74, 34, 26, 20, 'warm'),
  ],
  leaderboard: [box(18, 30, 20, 26), box(44, 14, 20, 42, 'warm'), box(70, 38, 20, 18, 'brand')],
  rich_text: [bar(18, 10, 40, 'ink', 6), bar(18, 24, 74), bar(18, 33, 74), bar(18, 42, 66), bar(18, 51, 40)],
  image_text: [
    box(8, 12, 40, 40),
    dot(36, 24, 5, 'warm'),
    bar(56, 16, 40, 'ink', 6),
    bar(56, 28, 44),
    bar(56, 37, 40),
    bar(56, 46, 28),
  ],
  video: [
    box(20, 8, 70, 46, 'ink'),
    dot(55, 31, 10, 'paper'),
    <path key="play" className="sketch-ink sketch-play" d="m52 26 8 5-8 5z" />,
  ],
  testimonials: [
    <path
      key="quote"
      className="sketch-warm"
      d="M14 12h10v10c0 6-3 9-9 10l-1-4c3-1 4-2 4-5h-4zm14 0h10v10c0 6-3 9-9 10l-1-4c3-1 4-2 4-5h-4z"
    />,
    bar(46, 14, 50, 'ink', 5),
    bar(46, 24, 44, 'ink', 5),
    dot(50, 46, 5, 'brand'),
    bar(60, 44, 28),
  ],
  stats: [
    bar(10, 16, 22, 'ink', 12),
    bar(44, 16, 22, 'warm', 12),
    bar(78, 16, 22, 'brand', 12),
    bar(10, 38, 22, 'soft', 4),
    bar(44, 38, 22, 'soft', 4),
    bar(78, 38, 22, 'soft', 4),
  ],
  logos: [
    dot(20, 22, 8),
    bar(34, 19, 22, 'pale', 6),
    bar(64, 15, 32, 'pale', 14),
    bar(14, 40, 34, 'pale', 12),
    dot(66, 46, 7),
    bar(78, 43, 20, 'pale', 6),
  ],
  faq: [
    bar(12, 12, 54, 'ink', 5),
    bar(12, 30, 44, 'ink', 5),
    bar(12, 48, 50, 'ink', 5),
    box(12, 22, 88, 1, 'soft'),
    box(12, 40, 88, 1, 'soft'),
    bar(94, 12, 6, 'brand', 5),
    bar(94, 30, 6, 'brand', 5),
    bar(94, 48, 6, 'brand', 5),
  ],
  cta: [
    box(8, 12, 94, 40, 'brand'),
    bar(18, 24, 44, 'paper', 5),
    bar(18, 35, 30, 'pale', 4),
    bar(74, 26, 20, 'paper', 10),
  ],
  sign_up: [bar(34, 12, 42, 'ink', 5), box(22, 24, 66, 12, 'paper'), bar(42, 44, 26, 'brand', 9)],
}

/** The layout of a type of section as a small drawing, in the picker. Screen readers skip it. */
export function SectionSketch({ type }: { type: SectionType }) {
  return (
    <svg className="section-sketch" viewBox="0 0 110 62" aria-hidden="true">
      {drawings[type]}
    </svg>
  )
}
