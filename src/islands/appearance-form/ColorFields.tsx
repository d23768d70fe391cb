import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { BarProof } from './BarProof.tsx'
import { ColorField } from './ColorField.tsx'
import { colorWords } from '#shared/theme/colorWords.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { PartnerSamples } from './PartnerSamples.tsx'
import { RatioMark } from './RatioMark.tsx'
import { TextProof } from './TextProof.tsx'
import { contrast } from '#shared/theme/contrast.ts'
import { useLook } from './useLook.ts'
import type { AppearanceGroupProps } from './values.ts'

/** The seven colours of the brand, each with what is derived from it. */
export function ColorFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  const look = useLook({ control })
  const { light } = look
  const grounds = [
    { name: 'header', ratio: contrast(light.header.on, light.header.colour) },
    { name: 'sidebarMenu', ratio: contrast(light.sidebar.on, light.sidebar.colour) },
    { name: 'paper', ratio: contrast(light.ink, light.paper) },
    { name: 'surface', ratio: contrast(light.ink, light.surface) },
    { name: 'text', ratio: contrast(light.ink, light.paper) },
  ] as const
  return (
    <FormGroup
      title={t('Colours')}
      text={t('You choose seven. The site works out the others, so that everyone can read it, in light and dark.')}
    >
      {(['primary', 'secondary'] as const).map((name) => (
        <div key={name} className="color-card">
          <ColorField
            control={control}
            name={`colors.${name}` as const}
            label={t(colorWords[name].label)}
            hint={t(colorWords[name].hint)}
          />
          <PartnerSamples partners={light[name]} scheme={light} />
          <TextProof name={t(colorWords[name].label)} partners={light[name]} scheme={light} />
        </div>
      ))}
      <div className="color-rows">
        {grounds.map(({ name, ratio }) => (
          <div key={name} className="color-row">
            <ColorField
              control={control}
              name={`colors.${name}` as const}
              label={t(colorWords[name].label)}
              hint={t(colorWords[name].hint)}
            />
            <p className="color-row-ratio">
              <span className="quiet">{name === 'text' ? t('on the page') : t('text on it')}</span>
              <RatioMark ratio={ratio} least={4.5} />
            </p>
          </div>
        ))}
      </div>
      <BarProof look={look} />
      <ContrastTable look={look} />
    </FormGroup>
  )
}
