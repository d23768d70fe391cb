import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { SwitchInput } from '../fields/SwitchInput.tsx'
import { TermsInput } from '../fields/TermsInput.tsx'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Settings(props: SectionFormProps<'categories'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <TermsInput
        vocabulary={part('vocabulary')}
        terms={part('terms')}
        change={props.changeSettings}
        hint={t('Without a choice, the terms with most trainings are shown.')}
        ordered
        parent={0}
      />
      {props.section.data.settings.terms.length === 0 && (
        <NumberInput part={part('size')} label={t('Maximum number')} />
      )}
      <SegmentsInput
        part={part('layout')}
        label={t('Layout')}
        choices={[
          { value: 'tiles', label: t('Tiles') },
          { value: 'chips', label: t('Small buttons') },
        ]}
      />
      <SwitchInput part={part('counts')} label={t('Number of trainings')} />
    </FormBody>
  )
}

export const categoriesForms: SectionForms<'categories'> = { Content: TitleAndTextForm, Settings }
