import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import type { SectionPart } from './sectionPart.ts'
import { TextInput } from './TextInput.tsx'

/** The title of a section and the sentences below it. */
export function TitleAndText({ title, text }: { title: SectionPart<string>; text: SectionPart<string> }) {
  const { t } = useFrame()
  return (
    <>
      <TextInput part={title} label={t('Headline')} />
      <TextInput part={text} label={t('Text')} rows={3} />
    </>
  )
}
