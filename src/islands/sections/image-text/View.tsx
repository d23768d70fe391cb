import { Art } from '../Art.tsx'
import { Buttons } from '../Buttons.tsx'
import { Prose } from '../Prose.tsx'
import { headingBelow, type HeadingTag, type SectionView } from '../view.ts'

/** A picture beside formatted text, at its start or its end. */
export const ImageTextView: SectionView<'image_text'> = ({ content, settings, view, mark, level, lead }) => {
  const Title: HeadingTag = `h${level}`
  return (
    <div className={settings.side === 'start' ? 'two swap' : 'two'}>
      <div className="section-words">
        {content.eyebrow && (
          <p className="eyebrow" {...mark}>
            {content.eyebrow}
          </p>
        )}
        <Title {...mark}>{content.title}</Title>
        <Prose text={content.body} mark={mark} heading={headingBelow(level, content.title)} />
        <Buttons links={content.link ? [content.link] : []} mark={mark} />
      </div>
      <Art picture={content.picture} seed={settings.seed} ratio={settings.ratio} view={view} eager={lead} />
    </div>
  )
}
