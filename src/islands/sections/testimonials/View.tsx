import type { ContentOf } from '#shared/sections/registry.ts'
import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import { Row } from '../Row.tsx'
import type { Mark, SectionView } from '../view.ts'

/** Quotations as a row or a grid; a single one is shown large. */
export const TestimonialsView: SectionView<'testimonials'> = ({ content, settings, view, mark, level }) => {
  const [only, ...others] = content.items
  const voices = numbered(content.items).map(({ key, item }) => (
    <li key={key} className="voice">
      <Voice item={item} mark={mark} />
    </li>
  ))
  return (
    <>
      <Head content={content} mark={mark} level={level} view={view} />
      {only && others.length === 0 ? (
        <div className="solo">
          <Voice item={only} mark={mark} />
        </div>
      ) : settings.layout === 'carousel' ? (
        <Row view={view} label={content.title || view.t('Testimonials')} className="row voices">
          {voices}
        </Row>
      ) : (
        <ul className="grid voices">{voices}</ul>
      )}
    </>
  )
}

function Voice({ item, mark }: { item: ContentOf<'testimonials'>['items'][number]; mark: Mark }) {
  const { quote, name, role, picture } = item
  return (
    <figure className="say" {...mark}>
      <blockquote>{quote}</blockquote>
      {(name || role) && (
        <figcaption>
          {picture && <img src={picture.file} alt="" width="44" height="44" loading="lazy" />}
          {name && <b>{name}</b>}
          {role && <span>{role}</span>}
        </figcaption>
      )}
    </figure>
  )
}
