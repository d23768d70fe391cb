import type { ScheduleType } from '#shared/points/scheduleTerms.ts'

/** A small picture of each type: dots are earnings, upright lines are last days. */
const drawings: Record<ScheduleType, { lines: string; dotted?: string; dots: readonly [number, number][] }> = {
  never: { lines: 'M8 12H68M62 6L68 12L62 18', dots: [[8, 12]] },
  rolling: { lines: 'M8 12H50M50 4V20', dotted: 'M54 12H72', dots: [[8, 12]] },
  calendar: { lines: 'M18 4V20M44 4V20M70 4V20M30 12H44', dotted: 'M4 12H26M48 12H66', dots: [[30, 12]] },
  fixed: { lines: 'M8 5H58M20 12H58M34 19H58M58 1V23', dots: [] },
  sliding: {
    lines: 'M8 19H28M28 12H48M48 5H68',
    dots: [
      [8, 19],
      [28, 12],
      [48, 5],
    ],
  },
}

/** The life of points as a small drawing, beside the name of a type of schedule. Screen readers skip it. */
export function ScheduleDrawing({ type }: { type: ScheduleType }) {
  const { lines, dotted, dots } = drawings[type]
  return (
    <svg className="schedule-drawing" viewBox="0 0 76 24" aria-hidden="true">
      <path d={lines} />
      {dotted && <path d={dotted} strokeDasharray="2 3" />}
      {dots.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4" />
      ))}
    </svg>
  )
}
