import { useController } from 'react-hook-form'
import { msg } from '#shared/i18n/message.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { AppearanceGroupProps } from './values.ts'
import './fontFields.css'

/** The largest radius of the slider, in pixels; a larger number can be typed. */
const SLIDER = 48

const radii = [
  { name: 'small', label: msg('Small'), hint: msg('Fields and tags') },
  { name: 'medium', label: msg('Medium'), hint: msg('Pictures and dialogs') },
  { name: 'large', label: msg('Large'), hint: msg('Panels') },
  { name: 'full', label: msg('Full'), hint: msg('Buttons. From 48, they are round.') },
] as const

/** How round corners are. */
export function RoundnessFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup title={t('Roundness')} text={t('The radius of corners, in pixels.')}>
      <div className="radius-fields">
        {radii.map((radius) => (
          <RadiusField key={radius.name} control={control} {...radius} />
        ))}
      </div>
    </FormGroup>
  )
}

function RadiusField({ control, name, label, hint }: AppearanceGroupProps & (typeof radii)[number]) {
  const { t } = useFrame()
  const { field } = useController({ control, name: `roundness.${name}` })
  const shown = Math.min(SLIDER, Number(field.value) || 0)
  return (
    <div className="radius-field">
      <span className="radius-corner" aria-hidden="true" style={{ borderStartStartRadius: shown }} />
      <NumberField
        control={control}
        name={`roundness.${name}` as const}
        min={0}
        max={999}
        suffix="px"
        label={t(label)}
        hint={t(hint)}
      />
      <input
        className="radius-slider"
        type="range"
        min={0}
        max={SLIDER}
        value={shown}
        aria-label={t(label)}
        // The largest place of the slider is a full circle, whatever the size.
        onChange={({ target }) => {
          const radius = Number(target.value)
          field.onChange(name === 'full' && radius === SLIDER ? 999 : radius)
        }}
      />
    </div>
  )
}
