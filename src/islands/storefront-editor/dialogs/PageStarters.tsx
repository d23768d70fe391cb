import type { SectionStart } from '#shared/sections/draftSections.ts'
import { fillPage, pageStarters } from '#shared/sections/templates/starters.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { SectionSketch } from './SectionSketch.tsx'
import { useTemplateLanguages } from './useTemplateLanguages.ts'
import './picker.css'

/** Whole pages for an empty storefront; choosing one is one step that can be undone. */
export function PageStarters() {
  const { t } = useFrame()
  const { facts, editor } = useEditor()
  const languages = useTemplateLanguages()
  if (!languages) return null
  return (
    <ul className="starters">
      {pageStarters[editor.type].map((starter) => (
        <li key={starter.key}>
          <button
            type="button"
            className="starter"
            onClick={() => {
              const filled = fillPage(starter, languages).filter(({ type }) => facts.types.includes(type))
              editor.addAll(filled.map(({ type, data }) => ({ type, start: data as SectionStart })))
            }}
          >
            <span className="starter-page" aria-hidden="true">
              {starter.sections.slice(0, 6).map(([type]) => (
                <SectionSketch key={type} type={type} />
              ))}
            </span>
            <b>{t(starter.name)}</b>
            <small>{t(starter.text)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
