import { useStore } from '@nanostores/react'
import { type CanvasWidth, canvasWidths } from '#client/editor/editorScreen.ts'
import { intlFormats } from '#shared/i18n/intlFormats.ts'
import { maxSectionBytes, maxSections, maxStorefrontBytes } from '#shared/sections/types.ts'
import { storefrontBytes } from '#shared/sections/storefrontBytes.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { LanguageButtons } from '../LanguageButtons.tsx'
import { AsOfField } from './AsOfField.tsx'
import { DirectionButton } from './DirectionButton.tsx'
import { PhoneView } from './PhoneView.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import './viewBar.css'

const KB = 1024
/** From this part of a limit on, the size is a warning. */
const NEAR = 0.8

/** The bar below the head: how much there is, and how the canvas shows it. */
export function ViewBar() {
  const { t } = useFrame()
  const { screen } = useEditor()
  const width = useStore(screen.$width)
  return (
    <div className="editor-bar">
      <SectionCount />
      <PhoneView />
      <div className="editor-choices">
        <fieldset className="editor-switch" aria-label={t('Width')}>
          {canvasWidths.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === width}
              onClick={() => screen.show({ width: option })}
            >
              {widthName(option) ?? t('Full')}
            </button>
          ))}
        </fieldset>
        <LanguageButtons className="editor-switch editor-languages" />
        <AsOfField />
        <DirectionButton />
        <SchemeButton />
      </div>
      <Sizes />
    </div>
  )
}

function widthName(width: CanvasWidth): string | null {
  return width === 'full' ? null : String(width)
}

function SectionCount() {
  const { t } = useFrame()
  const { listed, preview } = useEditor()
  const used = useStore(listed.$ids).length
  const previewed = useStore(preview.$previewed)
  const hidden = useStore(preview.$hiddenIds).size
  const total = previewed?.storefront.sections.length ?? 0
  return (
    <p className="editor-count">
      <b>{t('Sections')}</b>
      <span>
        {previewed
          ? t('{{shown}} of {{total}} shown', { shown: total - hidden, total })
          : t('{{used}} of {{limit}}', { used, limit: maxSections })}
      </span>
    </p>
  )
}

function Sizes() {
  const { t, lang } = useFrame()
  const { listed } = useEditor()
  const sections = useStore(listed.$sections)
  const { number } = intlFormats(lang)
  const { all: bytes, largest } = storefrontBytes(sections)
  const used = number(Math.ceil(bytes / KB))
  if (largest > maxSectionBytes * NEAR) {
    return (
      <p className="editor-size" data-near="" role="status">
        {t('A section has {{used}} of {{limit}} KB', {
          used: number(Math.ceil(largest / KB)),
          limit: number(maxSectionBytes / KB),
        })}
      </p>
    )
  }
  return (
    <p className="editor-size" data-near={bytes > maxStorefrontBytes * NEAR ? '' : undefined}>
      {t('{{used}} of {{limit}} KB', { used, limit: number(maxStorefrontBytes / KB) })}
    </p>
  )
}
