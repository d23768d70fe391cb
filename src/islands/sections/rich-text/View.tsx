import { Head } from '../Head.tsx'
import { Prose } from '../Prose.tsx'
import { headingBelow, type SectionView } from '../view.ts'

/** Formatted text in one or two columns. */
export const RichTextView: SectionView<'rich_text'> = ({ content, settings, view, mark, level }) => (
  <>
    <Head content={content} mark={mark} level={level} view={view} />
    <Prose
      text={content.body}
      mark={mark}
      heading={headingBelow(level, content.title)}
      className={settings.columns === 2 ? 'prose cols' : 'prose'}
    />
  </>
)
