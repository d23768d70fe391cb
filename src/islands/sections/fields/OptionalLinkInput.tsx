import type { Link } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useProblem } from './FormBody.tsx'
import { LinkInput } from './LinkInput.tsx'
import { partId, presentPart, type SectionPart } from './sectionPart.ts'

/** A button that may be missing. */
export function OptionalLinkInput({ part }: { part: SectionPart<Link | null> }) {
  const { t, icons } = useFrame()
  const error = useProblem(part.path)
  const { value } = part
  if (!value) {
    return (
      <div className="field">
        <Button id={partId(part.path)} className="item-add" onClick={() => part.change({ label: '', url: '' })}>
          <Icon href={`${icons}#add`} />
          {t('Add a button')}
        </Button>
        {error && <p className="error">{error}</p>}
      </div>
    )
  }
  return (
    <fieldset className="field part-group">
      <legend>{t('Button')}</legend>
      <LinkInput part={presentPart(part, value)} />
      <Button className="part-action" look="text" danger onClick={() => part.change(null)}>
        {t('Remove the button')}
      </Button>
    </fieldset>
  )
}
