import type { ContentOf, DataOf } from '#shared/sections/registry.ts'
import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import type { SectionView, ViewContext } from '../view.ts'

/** Numbers with their labels; nothing if none of them can be shown. */
export const StatsView: SectionView<'stats'> = ({ content, data, view, mark, level }) => {
  const shown = content.items.flatMap((item) => {
    const value = shownValue(item, data, view)
    return value ? [{ label: item.label, value }] : []
  })
  if (shown.length === 0) return null
  return (
    <>
      <Head content={content} mark={mark} level={level} view={view} />
      <dl className="stats">
        {numbered(shown).map(({ key, item: { label, value } }) => (
          <div key={key}>
            <dt {...mark}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

// A number that the server could not load is left out, not shown as 0.
function shownValue(item: ContentOf<'stats'>['items'][number], data: DataOf<'stats'>, view: ViewContext): string {
  if (item.source === 'own') return item.value
  const number = data.numbers[item.source]
  return number === undefined ? '' : view.format.number(number)
}
