import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { UrlInput } from './UrlInput.tsx'
import { presentPart, type SectionPart } from './sectionPart.ts'

/** The address of a link that may be missing. */
export function OptionalUrlInput({ part }: { part: SectionPart<string | null> }) {
  const { t } = useFrame()
  return (
    <UrlInput
      part={{
        ...presentPart(part, part.value ?? ''),
        base: undefined,
        change: (url) => part.change(url === '' ? null : url),
      }}
      label={t('Link')}
    />
  )
}
