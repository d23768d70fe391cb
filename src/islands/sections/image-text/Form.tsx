import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { OptionalLinkInput } from '../fields/OptionalLinkInput.tsx'
import { PictureInput } from '../fields/PictureInput.tsx'
import { RatioInput } from '../fields/RatioInput.tsx'
import { RichTextInput } from '../fields/RichTextInput.tsx'
import { SeedInput } from '../fields/SeedInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, settingsParts } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'image_text'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('eyebrow')} label={t('Line above the headline')} />
      <TextInput part={part('title')} label={t('Headline')} />
      <RichTextInput part={part('body')} label={t('Text')} />
      <OptionalLinkInput part={part('link')} />
      <PictureInput
        part={part('picture')}
        label={t('Picture')}
        hint={t('Without a picture, a drawing is shown.')}
        ratio={props.section.data.settings.ratio}
      />
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'image_text'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={part('side')}
        label={t('Side of the picture')}
        choices={[
          { value: 'start', label: t('Before the text'), drawing: before },
          { value: 'end', label: t('After the text'), drawing: after },
        ]}
      />
      <RatioInput part={part('ratio')} />
      {!props.content.picture && (
        <SeedInput part={part('seed')} label={t('Drawing')} ratio={props.section.data.settings.ratio} />
      )}
    </FormBody>
  )
}

const before = (
  <svg className="segment-drawing mirrored" viewBox="0 0 48 28" aria-hidden="true">
    <path d="M4 4h18v20H4zM26 7h18v2H26zM26 12h18v2H26zM26 17h12v2H26z" />
  </svg>
)
const after = (
  <svg className="segment-drawing mirrored" viewBox="0 0 48 28" aria-hidden="true">
    <path d="M26 4h18v20H26zM4 7h18v2H4zM4 12h18v2H4zM4 17h12v2H4z" />
  </svg>
)

export const imageTextForms: SectionForms<'image_text'> = { Content, Settings }
