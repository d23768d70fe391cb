import { useFrame } from '../../settings/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { contentParts, settingsParts } from '../fields/sectionPart.ts'
import { TitleAndText } from '../fields/TitleAndText.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'search'>) {
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'search'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <NumberInput part={settingsParts(props)('topics')} label={t('Topics below the search field')} />
    </FormBody>
  )
}

export const searchForms: SectionForms<'search'> = { Content, Settings }
