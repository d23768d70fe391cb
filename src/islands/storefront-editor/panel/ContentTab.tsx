import { useStore } from '@nanostores/react'
import { type ComponentType, memo } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { SectionFormProps } from '../../sections/form.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { useEditor } from '../editorContext.ts'

interface ContentTabProps {
  section: DraftSection
  form: ComponentType<SectionFormProps<SectionType>>
  props: SectionFormProps<SectionType>
}

/** The texts of a section, one language at a time; the canvas shows the same language. */
export function ContentTab({ section, form: Form, props }: ContentTabProps) {
  const { t, languages } = useFrame()
  const { editor, screen } = useEditor()
  const language = useStore(screen.$language)
  const contents: Readonly<Record<string, object>> = section.data.content
  const own = contents[editor.language]
  const isMissing = contents[language] === undefined
  return (
    <>
      {languages.length > 1 && <PanelLanguages shown={language} written={Object.keys(contents).join(' ')} />}
      {isMissing && own ? (
        <div className="panel-missing">
          <p>{t('No texts in this language yet: readers get another language.')}</p>
          <Button onClick={() => editor.changeContent(section.id, language, {})}>
            {t('Begin with a copy to translate')}
          </Button>
        </div>
      ) : (
        <Form key={language} {...props} />
      )}
    </>
  )
}

interface PanelLanguagesProps {
  shown: string
  /** The languages that the section has texts in, separated by spaces: one value, which no key press changes. */
  written: string
}

/** The languages of the texts; the chosen one is also that of the canvas. */
const PanelLanguages = memo(function PanelLanguages({ shown, written }: PanelLanguagesProps) {
  const { t, languages } = useFrame()
  const { screen } = useEditor()
  const withTexts = written.split(' ')
  return (
    <fieldset className="panel-languages" aria-label={t('Language')}>
      {languages.map(({ langcode, name, dir }) => (
        <button
          key={langcode}
          type="button"
          lang={langcode}
          dir={dir}
          aria-pressed={langcode === shown}
          data-written={withTexts.includes(langcode) || undefined}
          onClick={() => screen.show({ language: langcode })}
        >
          {name}
          <span className="unseen" lang={undefined}>
            {withTexts.includes(langcode) ? t('Has texts') : t('No texts yet')}
          </span>
        </button>
      ))}
    </fieldset>
  )
})
