import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import {
  countriesQuery,
  languagesQuery,
  organizationsQuery,
  type SelectChoice,
  termsQuery,
} from '#client/queries/choices.ts'
import type { DraftRule } from '#client/rules/rulesValues.ts'
import { criteria, type CriterionType, criterionTypes } from '#shared/audience/criteria.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { useFrame } from '../ui/SettingsFrame.tsx'
import { useDesk } from './desk.ts'

/** The audience of a rule: each criterion with its values; none means everyone. */
export function AudienceFields({ ruleKey, rule }: { ruleKey: string; rule: DraftRule }) {
  const { t } = useFrame()
  const choices = useAudienceChoices()
  return (
    <fieldset className="field rule-often">
      <legend>{t('Audience')}</legend>
      <p className="hint">
        {rule.restrictions.length === 0
          ? t('Everyone can earn by this rule.')
          : t('A learner must meet each criterion with one of its values.')}
      </p>
      <div className="rule-row rule-row-wide">
        {criterionTypes.map((type) => (
          <CriterionField key={type} {...{ type, ruleKey, rule }} known={choices[type]} />
        ))}
      </div>
    </fieldset>
  )
}

interface CriterionFieldProps {
  type: CriterionType
  ruleKey: string
  rule: DraftRule
  known: UseQueryResult<SelectChoice[]>
}

function CriterionField({ type, ruleKey, rule, known }: CriterionFieldProps) {
  const { t, dir, nonce } = useFrame()
  const { form } = useDesk()
  const id = useId()
  const { data: choices = [], isPending } = known
  const own = rule.restrictions.find((restriction) => restriction.type === type)
  const others = rule.restrictions.filter((restriction) => restriction !== own)
  const value = own ? [own.value].flat() : []
  // A value that no longer exists stays until it is removed.
  const gone = value.filter((held) => choices.every((choice) => choice.value !== held))
  const missing = gone.map((held) => ({
    value: held,
    label: isPending ? String(held) : t('Gone: {{value}}', { value: String(held) }),
  }))
  const change = (values: (string | number)[]) => {
    const restrictions = values.length === 0 ? others : [...others, { type, value: values, rule: 'and' as const }]
    form.setValue(`rules.${ruleKey}`, { ...rule, restrictions }, { shouldDirty: true })
  }
  return (
    <Field
      id={id}
      label={t(criteria[type].label)}
      requiredTitle=""
      control={({ required: _required, ...control }) => (
        <Select
          {...{ ...control, dir, nonce, t }}
          multiple
          loading={isPending}
          choices={[...choices, ...missing]}
          value={value}
          onChange={change}
        />
      )}
    />
  )
}

/** The values that exist, by criterion. */
function useAudienceChoices(): Record<CriterionType, UseQueryResult<SelectChoice[]>> {
  return {
    language: useQuery(languagesQuery()),
    country: useQuery(countriesQuery()),
    title: useQuery(termsQuery('title')),
    organizations: useQuery(organizationsQuery()),
    profession: useQuery(termsQuery('profession')),
    skill: useQuery(termsQuery('skill')),
  }
}
