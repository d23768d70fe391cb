import { Head } from '../Head.tsx'
import { SearchForm } from '../SearchForm.tsx'
import type { SectionView } from '../view.ts'

/** The search field for trainings, with terms below it as links. */
export const SearchView: SectionView<'search'> = ({ content, data, view, mark, level }) => (
  <>
    <Head content={content} mark={mark} level={level} view={view} />
    <SearchForm terms={data.terms} view={view} />
  </>
)
