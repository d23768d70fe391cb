import { type CSSProperties, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formAtLeast } from '#shared/media/uploadedPicture.ts'
import { deriveTheme, type Scheme } from '#shared/theme/derive.ts'
import { type Appearance, defaultAppearance } from '#shared/theme/appearance.ts'
import { schemeProperties } from '#shared/theme/schemeProperties.ts'
import { Preview } from '../forms/preview/Preview.tsx'
import { Segments } from '../forms/fields/Segments.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLook } from './useLook.ts'
import type { AppearanceGroupProps } from './values.ts'
import './look.css'

type Shown = 'both' | 'light' | 'dark'

/** Parts of the site with the values of the form, in light and dark. */
export function LookPreview({ control, siteName }: AppearanceGroupProps & { siteName: string }) {
  const { colors } = useLook({ control })
  const [logo, roundness] = useWatch({ control, name: ['logo', 'roundness'] })
  return <LookSamples appearance={{ colors, logo, roundness }} siteName={siteName} />
}

interface LookSamplesProps {
  appearance: Pick<Appearance, 'colors' | 'logo' | 'roundness'>
  siteName: string
}

/** Parts of the site in an appearance, in light and dark. */
export function LookSamples({ appearance, siteName }: LookSamplesProps) {
  const { t } = useFrame()
  const [shown, setShown] = useState<Shown>('both')
  const { light, dark } = deriveTheme(appearance)
  const { logo, roundness } = appearance
  const pixels = (radius: number | null) => `${Number(radius) || 0}px`
  const properties = {
    '--radius-s': pixels(roundness.small),
    '--radius-m': pixels(roundness.medium),
    '--radius-l': pixels(roundness.large),
    '--radius-full': pixels(roundness.full),
  }
  const schemes = [
    { name: 'light', scheme: light },
    { name: 'dark', scheme: dark },
  ].filter(({ name }) => shown === 'both' || shown === name)
  return (
    <Preview title={t('How the site looks')}>
      <fieldset className="look-choice">
        <legend className="unseen">{t('Scheme')}</legend>
        <Segments<Shown>
          choices={[
            { value: 'both', label: t('Both') },
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      </fieldset>
      {schemes.map(({ name, scheme }) => (
        <Sample key={name} name={name} scheme={scheme} properties={properties} logo={logo} siteName={siteName} />
      ))}
    </Preview>
  )
}

interface SampleProps {
  name: string
  scheme: Scheme
  properties: Record<string, string>
  logo: string | null
  siteName: string
}

/** Only a drawing: nothing in it can be used. */
function Sample({ name, scheme, properties, logo, siteName }: SampleProps) {
  const { t, icons } = useFrame()
  const isMark = logo === defaultAppearance.logo
  // Cast: React's type of styles knows no custom properties.
  const style = { ...schemeProperties(scheme), ...properties, colorScheme: name } as CSSProperties
  return (
    <div className="look" style={style} inert>
      <div className="look-header">
        {logo && <img src={formAtLeast(logo, 320)} alt="" />}
        {(isMark || !logo) && <strong>{siteName}</strong>}
        <Icon href={`${icons}#search`} />
        <span className="look-button">{t('Log in')}</span>
      </div>
      <div className="look-body">
        <div className="look-sidebar">
          <span className="look-active">
            <Icon href={`${icons}#home`} />
          </span>
          <Icon href={`${icons}#menu_book`} />
          <Icon href={`${icons}#redeem`} />
        </div>
        <div className="look-page">
          <p className="look-title">{t('Good work can be learned.')}</p>
          <p className="look-quiet">{t('Short courses and live sessions.')}</p>
          <div className="look-card">
            <span className="look-cover" />
            <strong>{t('Enamel mug')}</strong>
            <span className="look-points">{t('{{count}} points', { count: 80 })}</span>
          </div>
          <div className="look-actions">
            <span className="look-button">{t('Save')}</span>
            <span className="look-line">{t('Cancel')}</span>
            <span className="look-link">{t('Read more')}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
