import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { ItemList } from '../fields/ItemList.tsx'
import { RichTextInput } from '../fields/RichTextInput.tsx'
import { contentParts, fieldPart, settingsParts } from '../fields/sectionPart.ts'
import { SwitchInput } from '../fields/SwitchInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import { TitleAndText } from '../fields/TitleAndText.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'faq'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
      <ItemList
        part={part('items')}
        label={t('Questions')}
        addLabel={t('Add a question')}
        fresh={{ question: '', answer: { type: 'doc', content: [] } }}
        nameOf={({ question }) => question}
        unnamed={(number) => t('Question {{number}}', { number })}
      >
        {(item) => (
          <>
            <TextInput part={fieldPart(item, 'question')} label={t('Question')} />
            <RichTextInput part={fieldPart(item, 'answer')} label={t('Answer')} />
          </>
        )}
      </ItemList>
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'faq'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <SwitchInput part={settingsParts(props)('open_first')} label={t('Show the first answer')} />
    </FormBody>
  )
}

export const faqForms: SectionForms<'faq'> = { Content, Settings }
