import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Settings(props: SectionFormProps<'incentives'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <NumberInput
        part={settingsParts(props)('size')}
        label={t('Maximum number')}
        hint={t('Learners who cannot open the shop do not see the section.')}
      />
    </FormBody>
  )
}

export const incentivesForms: SectionForms<'incentives'> = { Content: TitleAndTextForm, Settings }
