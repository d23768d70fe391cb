import type { RulesOutcome } from '#shared/contract/simulation.ts'
import { localeOf } from '#shared/i18n/languages.ts'
import { showNumber } from '#shared/i18n/values.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

type Weeks = RulesOutcome['weeks']

const [HEIGHT, BAR, STEP] = [100, 15, 20] as const

/** The points of each week: as saved, and more or less with the changes. The same numbers are in a table. */
export function WeekBars({ tried, saved }: { tried: Weeks; saved: Weeks }) {
  const { t, lang } = useFrame()
  const most = Math.max(1, ...tried.map(({ points }) => points), ...saved.map(({ points }) => points))
  const format = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const day = (start: string) => format.format(new Date(`${start}T00:00:00Z`))
  const weeks = tried.map(({ start, points }, index) => ({ start, is: points, was: saved[index]?.points ?? 0 }))
  const [first, last] = [weeks[0], weeks.at(-1)]
  const tall = (points: number) => (points / most) * HEIGHT
  return (
    <div className="week-bars">
      <svg viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ start, is, was }, index) => {
          const both = tall(Math.min(is, was))
          const rest = tall(Math.abs(is - was))
          const x = index * STEP + (STEP - BAR) / 2
          return (
            <g key={start}>
              <rect className="week-bar-saved" x={x} width={BAR} y={HEIGHT - both} height={both} />
              <rect
                className={is >= was ? 'week-bar-more' : 'week-bar-less'}
                x={x}
                width={BAR}
                y={HEIGHT - both - rest}
                height={rest}
              />
            </g>
          )
        })}
      </svg>
      <p className="week-bars-days quiet num" aria-hidden="true">
        <span>{first && day(first.start)}</span>
        <span>{last && day(last.start)}</span>
      </p>
      <p className="week-bars-legend">
        <span className="swatch week-key-saved">{t('As saved')}</span>
        {weeks.some(({ is, was }) => is > was) && <span className="swatch">{t('More with your changes')}</span>}
        {weeks.some(({ is, was }) => is < was) && (
          <span className="swatch week-key-less">{t('Less with your changes')}</span>
        )}
      </p>
      <details>
        <summary>{t('The weeks as a table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Week of')}</th>
              <th scope="col" className="num">
                {t('As saved')}
              </th>
              <th scope="col" className="num">
                {t('With your changes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ start, is, was }) => (
              <tr key={start}>
                <th scope="row">{day(start)}</th>
                <td className="num">{showNumber(was, lang)}</td>
                <td className="num">{showNumber(is, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
