import { Head } from '../Head.tsx'
import { numbered } from '../numbered.ts'
import { Prose } from '../Prose.tsx'
import { headingBelow, type SectionView } from '../view.ts'

/** Questions that open their answers, without a script. */
export const FaqView: SectionView<'faq'> = ({ content, settings, view, mark, level }) => {
  const Question = headingBelow(level, content.title)
  const below = headingBelow(level, '')
  return (
    <div className="faq">
      <Head content={content} mark={mark} level={level} view={view} />
      <div {...mark}>
        {numbered(content.items).map(({ key, item: { question, answer } }) => (
          <details key={key} open={settings.open_first && key === 0}>
            <summary>
              <Question>{question}</Question>
            </summary>
            <Prose text={answer} mark={{}} heading={below} />
          </details>
        ))}
      </div>
    </div>
  )
}
