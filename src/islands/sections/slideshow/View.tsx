import { Anchor } from '../Anchor.tsx'
import { Art } from '../Art.tsx'
import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import { Row } from '../Row.tsx'
import { headingBelow, type SectionView } from '../view.ts'

/** Slides in a row that scrolls by hand or by its buttons, never by itself. */
export const SlideshowView: SectionView<'slideshow'> = ({ content, settings, view, mark, level, lead }) => {
  const Title = headingBelow(level, content.title)
  return (
    <>
      <Head content={content} mark={mark} level={level} view={view} />
      <Row view={view} label={content.title || view.t('Slideshow')} className={`row slides ${settings.height}`}>
        {numbered(content.slides).map(({ key, item: { eyebrow, title, text, link, picture } }) => (
          <li key={key}>
            <div className="section-words" {...mark}>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Title>{title}</Title>
              {text && <p className="lead-text">{text}</p>}
              {link && (
                <Anchor href={link.url} className="btn line">
                  {link.label}
                </Anchor>
              )}
            </div>
            <Art
              picture={picture}
              seed={`${settings.seed}-${key}`}
              ratio="16:9"
              view={view}
              eager={lead && key === 0}
            />
          </li>
        ))}
      </Row>
    </>
  )
}
