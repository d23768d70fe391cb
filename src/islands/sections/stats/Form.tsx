import { msg } from '#shared/i18n/message.ts'
import type { ContentOf } from '#shared/sections/registry.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { choicesOf } from '../fields/choicesOf.ts'
import { FormBody } from '../fields/FormBody.tsx'
import { ItemList } from '../fields/ItemList.tsx'
import { OptionInput } from '../fields/OptionInput.tsx'
import { contentParts, fieldPart } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

const numberLabels: Record<ContentOf<'stats'>['items'][number]['source'], string> = {
  own: msg('A number that you write'),
  trainings: msg('Trainings'),
  people: msg('Learners'),
  completions: msg('Completed trainings'),
  providers: msg('Providers'),
  languages: msg('Languages'),
  sessions: msg('Upcoming sessions'),
}

function Content(props: SectionFormProps<'stats'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('title')} label={t('Headline')} />
      <ItemList
        part={part('items')}
        label={t('Numbers')}
        addLabel={t('Add a number')}
        fresh={{ label: '', source: 'trainings', value: '' }}
        nameOf={({ label }) => label}
        unnamed={(number) => t('Number {{number}}', { number })}
      >
        {(item) => (
          <>
            <OptionInput part={fieldPart(item, 'source')} label={t('Number')} choices={choicesOf(numberLabels, t)} />
            {item.value.source === 'own' && <TextInput part={fieldPart(item, 'value')} label={t('Value')} />}
            <TextInput part={fieldPart(item, 'label')} label={t('Words below the number')} />
          </>
        )}
      </ItemList>
    </FormBody>
  )
}

export const statsForms: SectionForms<'stats'> = { Content, Settings: null }
