import type { Link } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { fieldPart, type SectionPart } from './sectionPart.ts'
import { TextInput } from './TextInput.tsx'
import { UrlInput } from './UrlInput.tsx'

/** A link: where it leads, and what it says. */
export function LinkInput({ part }: { part: SectionPart<Link> }) {
  const { t } = useFrame()
  return (
    <>
      <UrlInput part={fieldPart(part, 'url')} label={t('Link')} required />
      <TextInput part={fieldPart(part, 'label')} label={t('Button text')} />
    </>
  )
}
