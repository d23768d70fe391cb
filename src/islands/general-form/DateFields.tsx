import { useWatch } from 'react-hook-form'
import { siteLengths } from '#shared/contract/siteSettings.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { dateExamples, letterExamples, patternLabels, usualPattern } from './dateExamples.ts'
import { type GeneralGroupProps, patternNames } from './values.ts'

interface DateFieldsProps extends GeneralGroupProps {
  timeZones: readonly string[]
  now: number
}

/** The time zone and the patterns of dates, each with the current moment as an example. */
export function DateFields({ control, timeZones, now }: DateFieldsProps) {
  const { t, lang } = useFrame()
  const patterns = useWatch({ control, name: 'date_time_formats' })
  const timeZone = useWatch({ control, name: 'current_timezone' })
  const moment = new Date(now)
  const examples = dateExamples(moment, { lang, timeZone, patterns })
  return (
    <FormGroup
      title={t('Time and dates')}
      text={t('Patterns use the letters of PHP. An empty pattern stands for the usual one.')}
    >
      <SelectField
        control={control}
        name="current_timezone"
        label={t('Time zone')}
        hint={t('Days, months and sessions of the site follow it. Users can choose their own.')}
        choices={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        required
      />
      <div className="pattern-fields">
        {patternNames.map((name) => (
          <TextField
            key={name}
            control={control}
            name={`date_time_formats.${name}` as const}
            maxLength={siteLengths.pattern}
            label={t(patternLabels[name])}
            placeholder={usualPattern(name)}
            hint={t('Now: {{example}}', { example: examples[name] })}
          />
        ))}
      </div>
      <details className="pattern-letters">
        <summary>{t('The letters of a pattern')}</summary>
        <dl>
          {letterExamples(moment, { lang, timeZone }).map(({ letter, example }) => (
            <div key={letter}>
              <dt>
                <code>{letter}</code>
              </dt>
              <dd>{example}</dd>
            </div>
          ))}
        </dl>
        <p className="hint">{t('A backslash before a letter shows the letter itself.')}</p>
      </details>
    </FormGroup>
  )
}
