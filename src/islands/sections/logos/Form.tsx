import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FileInput } from '../fields/FileInput.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { ItemList } from '../fields/ItemList.tsx'
import { OptionalUrlInput } from '../fields/OptionalUrlInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, fieldPart, settingsParts } from '../fields/sectionPart.ts'
import { SwitchInput } from '../fields/SwitchInput.tsx'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'logos'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('title')} label={t('Headline')} />
      <ItemList
        part={part('items')}
        label={t('Logos')}
        addLabel={t('Add a logo')}
        fresh={{ name: '', file: null, url: null }}
        nameOf={({ name }) => name}
        unnamed={(number) => t('Logo {{number}}', { number })}
      >
        {(item) => (
          <>
            <TextInput
              part={fieldPart(item, 'name')}
              label={t('Name')}
              hint={t('Screen readers say it. Without a picture it is shown as text.')}
            />
            <FileInput part={fieldPart(item, 'file')} label={t('Logo')} ratio="16:9" />
            <OptionalUrlInput part={fieldPart(item, 'url')} />
          </>
        )}
      </ItemList>
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'logos'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={part('size')}
        label={t('Size')}
        choices={[
          { value: 'small', label: t('Small') },
          { value: 'normal', label: t('Medium') },
          { value: 'large', label: t('Large') },
        ]}
      />
      <SwitchInput part={part('grey')} label={t('All in grey')} />
    </FormBody>
  )
}

export const logosForms: SectionForms<'logos'> = { Content, Settings }
