import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import type { SectionView } from '../view.ts'

/** The first ranks of the leaderboard and the learner’s own one, which is marked; nothing without a board. */
export const LeaderboardView: SectionView<'leaderboard'> = ({ content, data, view, mark, level }) => {
  if (!data || data.rows.length === 0) return null
  const { t, format } = view
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.url} view={view} />
      <ol className="board">
        {numbered(data.rows).map(({ key, item: { rank, name, points, me } }) => (
          <li key={key} aria-current={me || undefined}>
            <b>{format.number(rank)}</b>
            <bdi>{name}</bdi>
            {me && <small>{t('You')}</small>}
            <span className="pts">{t('{{count}} points', { count: points })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
