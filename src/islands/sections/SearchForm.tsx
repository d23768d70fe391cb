import type { TermLink } from '#shared/sections/parts.ts'
import type { ViewContext } from './view.ts'

interface SearchFormProps {
  terms: TermLink[]
  view: Pick<ViewContext, 't' | 'links' | 'search'>
}

/** The large search field with topics below it. */
export function SearchForm({ terms, view: { t, links, search } }: SearchFormProps) {
  const label = t('Search {{count}} trainings', { count: search.total })
  return (
    <div className="find">
      <form className="search-box" action={links.search}>
        <input type="hidden" name="search_back_url" value={search.back} />
        <input type="search" name="s" placeholder={label} aria-label={label} />
        <button className="btn fill" type="submit">
          {t('Search')}
        </button>
      </form>
      <Chips terms={terms} />
    </div>
  )
}

/** Terms as small links in a wrapping line. */
export function Chips({ terms }: { terms: TermLink[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="chips">
      {terms.map(({ tid, name, url }) => (
        <li key={tid}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
