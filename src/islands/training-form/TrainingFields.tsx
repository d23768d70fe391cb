import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { organizationsQuery } from '#client/queries/choices.ts'
import { currencies } from '#shared/contract/currency.ts'
import { trainingLengths } from '#shared/contract/managedTrainings.ts'
import { trainingTypes } from '#shared/contract/trainings.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { PictureFileField } from '../forms/pictures/PictureFileField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextAreaField } from '../forms/fields/TextAreaField.tsx'
import { TextField } from '../forms/fields/TextField.tsx'
import { languageChoices } from './languageChoices.ts'
import { TermFields } from './TermFields.tsx'
import type { TrainingGroupProps } from './trainingValues.ts'
import './trainingForm.css'

const currencyChoices = [...currencies].map((code) => ({ value: code, label: code }))

/** The fields of a training, in groups. */
export function TrainingFields({ control }: TrainingGroupProps) {
  const { t } = useFrame()
  return (
    <>
      <Basics control={control} />
      <FormGroup
        title={t('Texts')}
        text={t('A title in one language is enough. Readers get their own language first.')}
      >
        <LocalisedFields
          control={control}
          pathOf={(name, lang) => `texts.${lang}.${name}`}
          parts={[
            { name: 'title', label: t('Title of the training'), maxLength: trainingLengths.title },
            { name: 'summary', label: t('Summary'), rows: 2, maxLength: trainingLengths.summary },
            { name: 'description', label: t('Description'), rich: true },
            {
              name: 'provider',
              label: t('Provider in this language'),
              hint: t('Only if its name is another one in this language.'),
              maxLength: trainingLengths.provider,
            },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Cover')} text={t('Without a picture, the site draws a cover in its colours.')}>
        <PictureFileField control={control} name="cover" label={t('Cover')} purpose="cover" ratio={4 / 3} />
      </FormGroup>
      <FormGroup title={t('Terms (vocabulary)')} text={t('People filter and find trainings by them.')}>
        <TermFields control={control} />
      </FormGroup>
      <Conditions control={control} />
    </>
  )
}

function Basics({ control }: TrainingGroupProps) {
  const { t, lang } = useFrame()
  const held = useWatch({ control, name: 'language' })
  const languages = useMemo(() => languageChoices(lang, held), [lang, held])
  return (
    <FormGroup title={t('Basics')}>
      <ChoiceField
        control={control}
        name="type"
        label={t('Type')}
        required
        choices={trainingTypes.map((value) => ({ value, label: t(trainingTypeLabels[value]) }))}
      />
      <TextField
        control={control}
        name="url"
        type="url"
        label={t('Web address')}
        hint={t('Where the training is taken. Only people who are enrolled get it.')}
      />
      <div className="form-row">
        <SelectField control={control} name="language" label={t('Held in')} required choices={languages} />
        <NumberField control={control} name="duration_minutes" label={t('Duration')} min={1} suffix={t('minutes')} />
      </div>
      <div className="form-row">
        <TextField control={control} name="provider" label={t('Provider')} />
        <TextField
          control={control}
          name="external_id"
          label={t('Identifier in another system')}
          hint={t('An import finds the training again by it.')}
        />
      </div>
    </FormGroup>
  )
}

/** Its members, its price, and its completion. */
function Conditions({ control }: TrainingGroupProps) {
  const { t } = useFrame()
  const organizations = useQuery(organizationsQuery())
  return (
    <>
      <FormGroup title={t('Access and price')}>
        <SelectField
          control={control}
          name="organizations"
          label={t('Organisations')}
          hint={t('Only their members see it. Empty: everyone.')}
          multiple
          choices={organizations.data ?? []}
          loading={organizations.isPending}
        />
        <div className="form-row">
          <NumberField
            control={control}
            name="price.amount"
            label={t('Price')}
            hint={t('Empty means free.')}
            min={0}
            step={0.01}
          />
          <SelectField control={control} name="price.currency" label={t('Currency')} choices={currencyChoices} />
        </div>
        <ChoiceField
          control={control}
          name="completion"
          label={t('Completion')}
          choices={[
            { value: 'self', label: t('Learners mark it as completed') },
            { value: 'external', label: t('Another system reports it') },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Notes')} text={t('Only administrators see them.')}>
        <TextAreaField control={control} name="notes" label={t('Notes')} maxLength={trainingLengths.notes} />
      </FormGroup>
    </>
  )
}
