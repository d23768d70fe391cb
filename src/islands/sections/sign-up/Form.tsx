import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { contentParts } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import { TitleAndText } from '../fields/TitleAndText.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'sign_up'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TitleAndText title={part('title')} text={part('text')} />
      <TextInput
        part={part('label')}
        label={t('Button text')}
        placeholder={t('Sign up')}
        hint={t('It leads to the sign-up address of the site; without one, to the login page.')}
      />
    </FormBody>
  )
}

export const signUpForms: SectionForms<'sign_up'> = { Content, Settings: null }
