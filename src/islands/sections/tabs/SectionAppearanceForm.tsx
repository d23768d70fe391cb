import type { SectionAppearance } from '#shared/sections/appearance.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FileInput } from '../fields/FileInput.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { appearanceParts } from '../fields/sectionPart.ts'
import type { SectionAppearanceFormProps } from '../form.ts'
import { groundClass } from '../SectionFrame.tsx'
import { ContrastNote } from './ContrastNote.tsx'
import { alignmentDrawings, widthDrawings } from './appearanceDrawings.tsx'
import './sectionAppearanceForm.css'

/** The appearance of a section: width, colours, background, space and alignment. */
export function SectionAppearanceForm(props: SectionAppearanceFormProps) {
  const { t } = useFrame()
  const part = appearanceParts(props)
  const { appearance } = props.section.data
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={part('width')}
        label={t('Width')}
        choices={[
          { value: 'narrow', label: t('Narrow'), drawing: widthDrawings.narrow },
          { value: 'normal', label: t('Page'), drawing: widthDrawings.normal },
          { value: 'wide', label: t('Wide'), drawing: widthDrawings.wide },
          { value: 'full', label: t('Full'), drawing: widthDrawings.full },
        ]}
      />
      <SegmentsInput
        part={part('scheme')}
        label={t('Colours')}
        choices={[
          { value: 'paper', label: t('Page'), drawing: <Swatch appearance={appearance} scheme="paper" /> },
          { value: 'tint', label: t('Tinted'), drawing: <Swatch appearance={appearance} scheme="tint" /> },
          { value: 'primary', label: t('Brand'), drawing: <Swatch appearance={appearance} scheme="primary" /> },
          { value: 'ink', label: t('Dark'), drawing: <Swatch appearance={appearance} scheme="ink" /> },
        ]}
      />
      <FileInput
        part={part('background')}
        label={t('Background picture')}
        hint={t('For decoration only. Do not use a picture with text that people must read.')}
        ratio="16:9"
      />
      {appearance.background !== null && (
        <SegmentsInput
          part={part('overlay')}
          label={t('Colour over the picture')}
          choices={[
            { value: 'soft', label: t('Light (overlay)') },
            { value: 'medium', label: t('Medium') },
            { value: 'strong', label: t('Strong') },
          ]}
        />
      )}
      <ContrastNote appearance={appearance} />
      <SegmentsInput
        part={part('padding')}
        label={t('Space above and below')}
        choices={[
          { value: 'none', label: t('None') },
          { value: 'small', label: t('Small') },
          { value: 'normal', label: t('Medium') },
          { value: 'large', label: t('Large') },
        ]}
      />
      <SegmentsInput
        part={part('alignment')}
        label={t('Text alignment')}
        choices={[
          { value: 'start', label: t('At the start of the line'), drawing: alignmentDrawings.start, isIcon: true },
          { value: 'center', label: t('In the middle'), drawing: alignmentDrawings.center, isIcon: true },
        ]}
      />
    </FormBody>
  )
}

function Swatch({ appearance, scheme }: { appearance: SectionAppearance; scheme: SectionAppearance['scheme'] }) {
  return (
    <span className={`swatch ${groundClass({ ...appearance, scheme, background: null })}`} aria-hidden="true">
      Aa
    </span>
  )
}
