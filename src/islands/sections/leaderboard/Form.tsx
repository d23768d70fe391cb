import { msg } from '#shared/i18n/message.ts'
import type { SettingsOf } from '#shared/sections/registry.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { choicesOf } from '../fields/choicesOf.ts'
import { FormBody } from '../fields/FormBody.tsx'
import { NumberInput } from '../fields/NumberInput.tsx'
import { OptionInput } from '../fields/OptionInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { settingsParts } from '../fields/sectionPart.ts'
import { TitleAndTextForm } from '../fields/TitleAndTextForm.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

const periodLabels: Record<SettingsOf<'leaderboard'>['period'], string> = {
  week: msg('This week'),
  month: msg('This month'),
  quarter: msg('This quarter'),
  year: msg('This year'),
  all: msg('All time'),
}

function Settings(props: SectionFormProps<'leaderboard'>) {
  const { t } = useFrame()
  const part = settingsParts(props)
  return (
    <FormBody problems={props.problems}>
      <OptionInput part={part('period')} label={t('Period')} choices={choicesOf(periodLabels, t)} />
      <SegmentsInput
        part={part('scope')}
        label={t('People')}
        choices={[
          { value: 'everyone', label: t('Everyone') },
          { value: 'organization', label: t('Own organisation') },
        ]}
      />
      <NumberInput part={part('size')} label={t('Number of places')} />
    </FormBody>
  )
}

export const leaderboardForms: SectionForms<'leaderboard'> = { Content: TitleAndTextForm, Settings }
