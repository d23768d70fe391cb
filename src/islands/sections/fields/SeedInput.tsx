import type { Ratio } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FieldNotes } from '../../ui/FieldNotes.tsx'
import { useControl } from './FormBody.tsx'
import { useFormPage } from './FormPageProvider.tsx'
import type { SectionPart } from './sectionPart.ts'

interface SeedInputProps {
  part: SectionPart<string>
  label: string
  hint?: string
  ratio: Ratio
  /** Added to the seed for the preview, if the section draws several. */
  preview?: string
}

/** The generated drawing that is shown where there is no picture. */
export function SeedInput({ part, label, hint, ratio, preview = '' }: SeedInputProps) {
  const { t, icons } = useFrame()
  const { drawing } = useFormPage()
  const { id, value, onChange, error } = useControl(part)
  return (
    <fieldset className="field seed-input">
      <legend>{label}</legend>
      <img src={drawing(`${value}${preview}`, ratio) || undefined} alt="" data-ratio={ratio} />
      <Button className="part-action" id={id} onClick={() => onChange(anySeed())}>
        <Icon href={`${icons}#refresh`} />
        {t('Another drawing')}
      </Button>
      <FieldNotes id={id} mark={undefined} hint={hint} error={error} />
    </fieldset>
  )
}

/** A seed that nobody has. */
export function anySeed(): string {
  return `drawing-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`
}
