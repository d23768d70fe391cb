import type { Link } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { ItemList } from './ItemList.tsx'
import { LinkInput } from './LinkInput.tsx'
import type { ContentPart } from './sectionPart.ts'

/** A few buttons. */
export function LinksInput({ part }: { part: ContentPart<Link[]> }) {
  const { t } = useFrame()
  return (
    <ItemList
      part={part}
      label={t('Buttons')}
      addLabel={t('Add a button')}
      fresh={{ label: '', url: '' }}
      nameOf={({ label }) => label}
      unnamed={(number) => t('Button {{number}}', { number })}
    >
      {(link) => <LinkInput part={link} />}
    </ItemList>
  )
}
