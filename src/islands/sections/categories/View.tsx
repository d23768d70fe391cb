import { Head } from '../Head.tsx'
import { Chips } from '../SearchForm.tsx'
import type { SectionView } from '../view.ts'

/** The terms of a vocabulary as links, on tiles or chips; nothing if it has none to show. */
export const CategoriesView: SectionView<'categories'> = ({ content, settings, data, view, mark, level }) => {
  if (data.terms.length === 0) return null
  return (
    <>
      <Head content={content} mark={mark} level={level} view={view} />
      {settings.layout === 'chips' ? (
        <Chips terms={data.terms} />
      ) : (
        <ul className="tiles">
          {data.terms.map(({ tid, name, count, url }) => (
            <li key={tid}>
              <a href={url}>
                <b>{name}</b>
                {settings.counts && <span>{view.format.number(count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
