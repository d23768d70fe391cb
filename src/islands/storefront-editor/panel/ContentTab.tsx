import { useStore } from '@nanostores/react'
import { type ComponentType, useRef } from 'react'
import { nativeName } from '#shared/i18n/languages.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { SectionFormProps } from '../../sections/form.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { useEditor } from '../editorContext.ts'
import { LanguageButtons } from '../LanguageButtons.tsx'
import { useBaseLanguage } from './useBaseLanguage.ts'

interface ContentTabProps {
  section: DraftSection
  form: ComponentType<SectionFormProps<SectionType>>
  props: SectionFormProps<SectionType>
}

/** The texts of a section, one language at a time; the canvas shows the same language. */
export function ContentTab({ section, form: Form, props }: ContentTabProps) {
  const { t } = useFrame()
  const { editor, screen } = useEditor()
  const language = useStore(screen.$language)
  const contents: Readonly<Record<string, object>> = section.data.content
  const base = useBaseLanguage(section)
  const isMissing = contents[language] === undefined
  // Those of the storefront's own language stay; the ones from which they were translated can go.
  const removable = base !== null && language !== editor.language ? language : base
  const isRemoved = useRef(false)
  return (
    <>
      <LanguageButtons className="panel-languages" written={Object.keys(contents).join(' ')} />
      {isMissing && base !== null ? (
        <div
          className="panel-missing"
          tabIndex={-1}
          ref={(place) => {
            if (isRemoved.current) place?.focus()
            isRemoved.current = false
          }}
        >
          <p>{t('No texts in this language yet: readers get another language.')}</p>
          <Button onClick={() => editor.changeContent(section.id, language, {})}>
            {t('Begin with a copy to translate')}
          </Button>
        </div>
      ) : (
        <>
          <Form key={language} {...props} />
          {removable !== null && (
            <Button
              className="panel-remove"
              look="text"
              danger
              onClick={() => {
                isRemoved.current = removable === language
                editor.removeContent(section.id, removable)
              }}
            >
              {t('Remove the texts in {{language}}', { language: nativeName(removable) })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
