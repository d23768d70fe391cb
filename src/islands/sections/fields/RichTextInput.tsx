import type { RichText } from '#shared/sections/richText.ts'
import { plainWords } from '#shared/sections/plainWords.ts'
import { RichTextShell } from '../../forms/rich-text/RichTextShell.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useDirections } from '../../forms/frame/useDirections.ts'
import { Prose } from '../Prose.tsx'
import { BaseText } from './BaseText.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

interface RichTextInputProps {
  part: SectionPart<RichText>
  label: string
  hint?: string | undefined
}

/** A formatted text in one language. */
export function RichTextInput({ part, label, hint }: RichTextInputProps) {
  const { t, dir, icons, siteLanguage } = useFrame()
  const { id, value, onChange, error } = useControl(part, { inside: true })
  const directionOf = useDirections()
  const lang = part.lang ?? siteLanguage
  return (
    <div className="text-input">
      <RichTextShell
        id={id}
        label={label}
        hint={hint}
        error={error}
        t={t}
        lang={lang}
        dir={directionOf(lang)}
        load={async () => (await import('./SectionTextEditor.tsx')).SectionTextEditor}
        draw={(Editor, place) => (
          <Editor {...place} value={value} onChange={onChange} pageDir={dir} icons={icons} t={t} />
        )}
        rest={<Prose text={value} mark={{}} heading="h4" />}
        otherwise={(control) => (
          <div {...control} className="rich-text-rest prose">
            <p className="error">
              {t('The editor of this text could not be loaded. Reload the page to change the text.')}
            </p>
            <Prose text={value} mark={{}} heading="h4" />
          </div>
        )}
      />
      <BaseText of={part} text={part.base && plainWords(part.base)} />
    </div>
  )
}
