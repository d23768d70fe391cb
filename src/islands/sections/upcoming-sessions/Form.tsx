import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { TermsInput } from '../fields/TermsInput.tsx'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Settings(props: SectionFormProps<'upcoming_sessions'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <NumberInput part={part('size')} label={t('Maximum number')} />
      <TermsInput
        vocabulary={part('vocabulary')}
        terms={part('terms')}
        change={props.changeSettings}
        hint={t('Without a choice, the sessions of all trainings are shown.')}
      />
    </FormBody>
  )
}

export const upcomingSessionsForms: SectionForms<'upcoming_sessions'> = { Content: TitleAndTextForm, Settings }
