import type { ViewContext } from '../../sections/view.ts'
import { useEditor } from '../editorContext.ts'

/** The head of the site, as a picture of it above the sections. */
export function CanvasHeader({ view }: { view: ViewContext }) {
  const { facts, editor } = useEditor()
  return (
    <div className="canvas-header" inert>
      {facts.logo && <img src={facts.logo} alt="" />}
      <span className="canvas-site">{facts.siteName}</span>
      <svg className="icon" aria-hidden="true">
        <use href={view.icon('search')} />
      </svg>
      {editor.type === 'unregistered' && (
        <>
          <span className="btn line">{view.t('Log in')}</span>
          {facts.signUpUrl && <span className="btn fill">{view.t('Sign up')}</span>}
        </>
      )}
    </div>
  )
}
