import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useControl } from './FormBody.tsx'
import { useFormPage } from './FormPageProvider.tsx'
import { anySeed } from './SeedInput.tsx'
import type { SectionPart } from './sectionPart.ts'

/** Several generated drawings; each can be replaced. */
export function CoversInput({ part, label }: { part: SectionPart<string[]>; label: string }) {
  const { t, icons } = useFrame()
  const { drawing } = useFormPage()
  const { id, value, onChange, error } = useControl(part, { inside: true })
  return (
    <fieldset className="field seed-input">
      <legend>{label}</legend>
      <div className="covers-input">
        {value.map((seed, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the page; its drawing may change
          <Tooltip key={place} text={t('Replace drawing {{number}}', { number: place + 1 })}>
            <button
              type="button"
              className="cover-shuffle"
              aria-label={t('Replace drawing {{number}}', { number: place + 1 })}
              onClick={() => onChange(value.map((one, at) => (at === place ? anySeed() : one)))}
            >
              <img src={drawing(seed, '3:4') || undefined} alt="" data-ratio="3:4" />
              <Icon href={`${icons}#refresh`} />
            </button>
          </Tooltip>
        ))}
      </div>
      <Button className="part-action" id={id} onClick={() => onChange(value.map(anySeed))}>
        <Icon href={`${icons}#refresh`} />
        {t('Other drawings')}
      </Button>
      {error && <p className="error">{error}</p>}
    </fieldset>
  )
}
