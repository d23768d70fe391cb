import { Art } from '../Art.tsx'
import { Buttons } from '../Buttons.tsx'
import { SearchForm } from '../SearchForm.tsx'
import type { HeadingTag, SectionView, ViewProps } from '../view.ts'

/**
 * The large opening of a page: words, buttons and an optional search, beside a picture, a pile of drawn covers or
 * nothing.
 */
export const HeroView: SectionView<'hero'> = (props) => {
  const { content, settings, data, view, mark, level } = props
  const Title: HeadingTag = `h${level}`
  return (
    <div className={settings.art === 'none' ? 'hero' : 'hero two'}>
      <div className="section-words">
        {content.eyebrow && (
          <p className="eyebrow" {...mark}>
            {content.eyebrow}
          </p>
        )}
        <Title {...mark}>{content.title}</Title>
        {content.text && (
          <p className="lead-text" {...mark}>
            {content.text}
          </p>
        )}
        <Buttons links={content.links} mark={mark} />
        {settings.search && <SearchForm terms={data.terms} view={view} />}
      </div>
      <HeroArt {...props} />
    </div>
  )
}

function HeroArt({ content, settings, view, lead }: ViewProps<'hero'>) {
  if (settings.art === 'none') return null
  if (settings.art === 'picture') {
    return <Art picture={content.picture} seed={settings.covers[0] ?? 'hero'} ratio="4:3" view={view} eager={lead} />
  }
  const drawings = settings.covers.map((seed) => view.coverDrawing(seed, '3/4')).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of which an author only chooses the seed
  return <div className="pile" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings }} />
}
