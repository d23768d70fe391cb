import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Settings(props: SectionFormProps<'search'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <NumberInput part={settingsParts(props)('topics')} label={t('Topics below the search field')} />
    </FormBody>
  )
}

export const searchForms: SectionForms<'search'> = { Content: TitleAndTextForm, Settings }
