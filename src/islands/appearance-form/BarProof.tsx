import { chooseHeaderText, HEADER_LUMINANCE } from '#shared/theme/bar.ts'
import { textRatio } from '#shared/theme/partners.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { colorWords } from '#shared/theme/colorWords.ts'
import { RatioMark } from './RatioMark.tsx'
import type { Look } from './useLook.ts'

/** How the text colours of the header and the sidebar are chosen. */
export function BarProof({ look: { colors } }: { look: Look }) {
  const { t, lang } = useFrame()
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  return (
    <ul className="bar-proofs">
      {(['header', 'sidebarMenu'] as const).map((name) => {
        const choice = chooseHeaderText(colors[name], { dark: colors.text, light: '#ffffff' })
        const facts = { luminance: number.format(choice.luminance), threshold: number.format(HEADER_LUMINANCE) }
        const isBright = choice.luminance > HEADER_LUMINANCE
        return (
          <li key={name}>
            <span className="bar-sample" style={{ background: colors[name], color: choice.text }} aria-hidden="true" />
            <span>
              <strong>{t(colorWords[name].label)}</strong>{' '}
              {isBright
                ? t('Luminance {{luminance}}, above {{threshold}}: dark text.', facts)
                : t('Luminance {{luminance}}, not above {{threshold}}: light text.', facts)}{' '}
              {choice.refused && (
                <>
                  {t('That has too little contrast, so the other one is used:')}{' '}
                  <RatioMark ratio={choice.refused.ratio} least={textRatio} />{' '}
                </>
              )}
              <RatioMark ratio={choice.ratio} least={textRatio} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
