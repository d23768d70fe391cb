import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { LayoutInput } from '../fields/LayoutInput.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Settings(props: SectionFormProps<'recommended'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <NumberInput part={part('size')} label={t('Maximum number')} />
      <LayoutInput part={part('layout')} />
    </FormBody>
  )
}

export const recommendedForms: SectionForms<'recommended'> = { Content: TitleAndTextForm, Settings }
