import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useEditor } from './editorContext.ts'

interface LanguageButtonsProps {
  className: string
  /** The languages that a section has texts in, separated by spaces: one value, which no key press changes. */
  written?: string
}

/** The languages of the texts, if there are several; the chosen one is that of the canvas and of the forms. */
export const LanguageButtons = memo(function LanguageButtons({ className, written }: LanguageButtonsProps) {
  const { t, languages } = useFrame()
  const { screen } = useEditor()
  const shown = useStore(screen.$language)
  if (languages.length < 2) return null
  return (
    <fieldset className={className} aria-label={t('Language')}>
      {languages.map(({ langcode, name, dir }) => {
        const isWritten = written?.split(' ').includes(langcode)
        return (
          <button
            key={langcode}
            type="button"
            lang={langcode}
            dir={dir}
            aria-pressed={langcode === shown}
            data-written={isWritten || undefined}
            onClick={() => screen.show({ language: langcode })}
          >
            {name}
            {written !== undefined && (
              <span className="unseen" lang={undefined}>
                {isWritten ? t('Has texts') : t('No texts yet')}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
})
