import { memo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { newSection, type SectionStart } from '#shared/sections/draftSections.ts'
import { fillTemplate } from '#shared/sections/templates/fillTemplate.ts'
import type { SectionTemplate } from '#shared/sections/templates/template.ts'
import { sectionTemplates } from '#shared/sections/templates/templates.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DrawnSection } from '../canvas/DrawnSection.tsx'
import { useEditor } from '../editorContext.ts'
import { useTemplateLanguages } from './useTemplateLanguages.ts'

/** The width of a template's picture, in pixels. */
const SHOWN = 296

interface TemplateListProps {
  type: SectionType
  onUse(start: SectionStart): void
}

/** The filled examples of a type, as they will look. */
export const TemplateList = memo(function TemplateList({ type, onUse }: TemplateListProps) {
  const { t } = useFrame()
  const { editor } = useEditor()
  const languages = useTemplateLanguages()
  // The templates belong to the type; TypeScript loses the link in the union.
  const templates = sectionTemplates[type] as unknown as readonly SectionTemplate<SectionType>[]
  if (templates.length === 0) return null
  if (!languages) return <Spinner label={t('Loading...')} />
  return (
    <ul className="picker-templates">
      {templates.map((template, place) => {
        const { content, settings, appearance } = fillTemplate(type, template, languages)
        const start = { content, settings, appearance } as SectionStart
        const section: DraftSection = newSection(type, { id: -1 - place, language: editor.language, start })
        return (
          <li key={`${type} ${template.key}`}>
            <DrawnSection section={section} shown={SHOWN} />
            <div>
              <b>{t(template.name)}</b>
              <button type="button" className="btn text" onClick={() => onUse(start)}>
                {t('Use this')}
                <span className="unseen">{t(template.name)}</span>
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
})
