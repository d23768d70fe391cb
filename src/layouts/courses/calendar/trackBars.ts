import { BARS_WIDTH, barsPath, joinedPieces } from '#shared/availability/courseCalendar/drawnPieces.ts'
import type { PersonTimes } from '#shared/availability/courseCalendar/personTimes.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { html, type Markup } from '#shared/html.ts'

/** Free, busy and absent time of a person: one line for each, whatever their number; texts are beside it. */
export function trackBars(times: PersonTimes, columns: readonly TimeRange[]): Markup {
  const of = (kind: string) => times.entries.filter((entry) => entry.kind === kind)
  const free = barsPath(times.free, columns)
  const busy = barsPath(of('external_busy'), columns)
  const away = of('time_off').flatMap((range) => joinedPieces(range, columns))
  return html`<svg class="track-bars" aria-hidden="true">
    ${
      (free || busy) &&
      html`<svg viewBox="0 -.5 ${BARS_WIDTH} 1" preserveAspectRatio="none">
        ${free && html`<path class="track-free" d="${free}" />`}${busy && html`<path class="track-busy" d="${busy}" />`}
      </svg>`
    }${away.map(({ at, width }) => html`<rect class="track-away" x="${at}%" width="${width}%" height="100%" />`)}
  </svg>`
}
