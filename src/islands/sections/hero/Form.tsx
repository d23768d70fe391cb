import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { CoversInput } from '../fields/CoversInput.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { LinksInput } from '../fields/LinksInput.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { PictureInput } from '../fields/PictureInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, settingsParts } from '../fields/sectionPart.ts'
import { SwitchInput } from '../fields/SwitchInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'hero'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  const showsPicture = props.section.data.settings.art === 'picture'
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('eyebrow')} label={t('Line above the headline')} />
      <TextInput part={part('title')} label={t('Headline')} />
      <TextInput part={part('text')} label={t('Text')} rows={3} />
      <LinksInput part={part('links')} />
      {showsPicture && (
        <PictureInput
          part={part('picture')}
          label={t('Picture')}
          hint={t('Without a picture, a drawing is shown.')}
          ratio="4:3"
        />
      )}
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'hero'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  const { search, art } = props.section.data.settings
  return (
    <FormBody problems={props.problems}>
      <SwitchInput part={part('search')} label={t('Search field')} />
      {search && <NumberInput part={part('topics')} label={t('Topics below the search field')} />}
      <SegmentsInput
        part={part('art')}
        label={t('Beside the text')}
        hint={art === 'picture' ? t('Choose the picture in the tab Content.') : undefined}
        choices={[
          { value: 'covers', label: t('Drawings') },
          { value: 'picture', label: t('Picture') },
          { value: 'none', label: t('Nothing') },
        ]}
      />
      {art === 'covers' && <CoversInput part={part('covers')} label={t('Drawings')} />}
    </FormBody>
  )
}

export const heroForms: SectionForms<'hero'> = { Content, Settings }
