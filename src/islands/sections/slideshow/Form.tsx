import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { ItemList } from '../fields/ItemList.tsx'
import { OptionalLinkInput } from '../fields/OptionalLinkInput.tsx'
import { PictureInput } from '../fields/PictureInput.tsx'
import { SeedInput } from '../fields/SeedInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, fieldPart, settingsParts } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'slideshow'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('title')} label={t('Headline')} />
      <ItemList
        part={part('slides')}
        label={t('Slides')}
        addLabel={t('Add a slide')}
        fresh={{ eyebrow: '', title: '', text: '', link: null, picture: null }}
        nameOf={({ title }) => title}
        unnamed={(number) => t('Slide {{number}}', { number })}
      >
        {(item) => (
          <>
            <TextInput part={fieldPart(item, 'eyebrow')} label={t('Line above the headline')} />
            <TextInput part={fieldPart(item, 'title')} label={t('Headline')} />
            <TextInput part={fieldPart(item, 'text')} label={t('Text')} rows={3} />
            <OptionalLinkInput part={fieldPart(item, 'link')} />
            <PictureInput
              part={fieldPart(item, 'picture')}
              label={t('Picture')}
              hint={t('Without a picture, a drawing is shown.')}
              ratio="16:9"
            />
          </>
        )}
      </ItemList>
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'slideshow'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={part('height')}
        label={t('Height')}
        choices={[
          { value: 'small', label: t('Low') },
          { value: 'normal', label: t('Medium') },
          { value: 'tall', label: t('High') },
        ]}
      />
      <SeedInput part={part('seed')} label={t('Drawings of slides without a picture')} ratio="16:9" preview="-0" />
    </FormBody>
  )
}

export const slideshowForms: SectionForms<'slideshow'> = { Content, Settings }
