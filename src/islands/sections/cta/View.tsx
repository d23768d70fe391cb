import { Buttons } from '../Buttons.tsx'
import { Head } from '../Head.tsx'
import type { SectionView } from '../view.ts'

/** A call to action: headline, text and buttons. */
export const CtaView: SectionView<'cta'> = ({ content, view, mark, level }) => (
  <div className="act">
    <Head content={content} mark={mark} level={level} view={view} />
    <Buttons links={content.links} mark={mark} />
  </div>
)
