import { msg } from '#shared/i18n/message.ts'
import type { SettingsOf } from '#shared/sections/registry.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { LayoutInput } from '../fields/LayoutInput.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { OptionInput } from '../fields/OptionInput.tsx'
import { choicesOf } from '../fields/choicesOf.ts'
import { settingsParts } from '../fields/sectionPart.ts'
import { TermsInput } from '../fields/TermsInput.tsx'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import { TrainingsInput } from '../fields/TrainingsInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

const sourceLabels: Record<SettingsOf<'trainings'>['source'], string> = {
  all: msg('All trainings'),
  free: msg('Free trainings'),
  custom: msg('Chosen trainings'),
  vocabulary: msg('Trainings under chosen terms'),
}

const orderLabels: Record<SettingsOf<'trainings'>['order_by'], string> = {
  personalized: msg('Best for each learner first'),
  popular: msg('Most taken first'),
  newest: msg('Newest first'),
  title: msg('A to Z'),
  start_date: msg('Next session first'),
}

function Settings(props: SectionFormProps<'trainings'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  const { source } = props.section.data.settings
  return (
    <FormBody problems={props.problems}>
      <OptionInput part={part('source')} label={t('Which trainings')} choices={choicesOf(sourceLabels, t)} />
      {source === 'custom' && <TrainingsInput part={part('ids')} label={t('Trainings')} />}
      {source === 'vocabulary' && (
        <TermsInput vocabulary={part('vocabulary')} terms={part('terms')} change={props.changeSettings} required />
      )}
      {source !== 'custom' && (
        <>
          <OptionInput part={part('order_by')} label={t('Sort by')} choices={choicesOf(orderLabels, t)} />
          <NumberInput part={part('size')} label={t('Maximum number')} />
        </>
      )}
      <LayoutInput part={part('layout')} />
    </FormBody>
  )
}

export const trainingsForms: SectionForms<'trainings'> = { Content: TitleAndTextForm, Settings }
