import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { PictureInput } from '../fields/PictureInput.tsx'
import { RatioInput } from '../fields/RatioInput.tsx'
import { SeedInput } from '../fields/SeedInput.tsx'
import { contentParts, settingsParts } from '../fields/sectionPart.ts'
import { TitleAndText } from '../fields/TitleAndText.tsx'
import { VideoInput } from '../fields/VideoInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'video'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
      <VideoInput part={part('url')} label={t('Address of the video')} />
      <PictureInput
        part={part('poster')}
        label={t('Picture before the video plays')}
        hint={t('Without a picture, a drawing is shown.')}
        ratio={props.section.data.settings.ratio}
      />
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'video'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <RatioInput part={part('ratio')} />
      {!props.content.poster && (
        <SeedInput part={part('seed')} label={t('Drawing')} ratio={props.section.data.settings.ratio} />
      )}
    </FormBody>
  )
}

export const videoForms: SectionForms<'video'> = { Content, Settings }
