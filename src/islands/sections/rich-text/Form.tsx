import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { RichTextInput } from '../fields/RichTextInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, settingsParts } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'rich_text'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('title')} label={t('Headline')} />
      <RichTextInput part={part('body')} label={t('Text')} />
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'rich_text'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={settingsParts(props)('columns')}
        label={t('Columns')}
        choices={[
          { value: 1, label: t('One') },
          { value: 2, label: t('Two') },
        ]}
      />
    </FormBody>
  )
}

export const richTextForms: SectionForms<'rich_text'> = { Content, Settings }
