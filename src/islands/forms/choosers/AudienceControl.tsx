import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import {
  countriesQuery,
  languagesQuery,
  organizationsQuery,
  type SelectChoice,
  termsQuery,
} from '#client/queries/choices.ts'
import { criteria, criteriaOf, type CriterionType, criterionTypes, isAlwaysSingle } from '#shared/audience/criteria.ts'
import { criterionSource } from '#shared/audience/criterionSource.ts'
import type { Restriction } from '#shared/audience/restrictions.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { AudienceCount } from './AudienceCount.tsx'
import { Field } from '../../ui/Field.tsx'
import type { ControlledProps } from '../fields/ControlledField.tsx'
import { Select } from '../fields/Select.tsx'
import { useFrame } from '../frame/SettingsFrame.tsx'
import './audienceField.css'

interface AudienceControlProps extends Omit<ControlledProps<readonly Restriction[]>, 'onChange'> {
  /** The hint while there are no criteria. */
  everyone: string
  /** The users that the audience is a part of. Visitors cannot be counted. */
  storefront?: StorefrontType
  onChange(restrictions: Restriction[]): void
}

/** The audience of a thing: each criterion with its values; none means everyone. */
export function AudienceControl(props: AudienceControlProps) {
  const { id, label, error, everyone, storefront = 'registered' } = props
  const { value: restrictions, onChange } = props
  const { t } = useFrame()
  const known = useAudienceChoices()
  const offered = criteriaOf(storefront)
  // Others that are set stay until they are removed.
  const shown = criterionTypes.filter((type) => offered.includes(type) || restrictions.some((one) => one.type === type))
  return (
    <fieldset className="field audience-field" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <p className="hint">
        {restrictions.length === 0 ? everyone : t('A learner must meet each criterion with one of its values.')}
      </p>
      {error && <p className="error">{error}</p>}
      <div className="audience-criteria">
        {shown.map((type) => (
          <CriterionValues
            key={type}
            type={type}
            storefront={storefront}
            restrictions={restrictions}
            onChange={onChange}
            known={known[type]}
          />
        ))}
      </div>
      {storefront === 'registered' && <AudienceCount restrictions={[...restrictions]} />}
    </fieldset>
  )
}

/** The choice that leaves a criterion with one value open. */
const ALL = ''

interface CriterionValuesProps {
  type: CriterionType
  storefront: StorefrontType
  restrictions: readonly Restriction[]
  known: UseQueryResult<SelectChoice[]>
  onChange(restrictions: Restriction[]): void
}

function CriterionValues({ type, storefront, restrictions, known, onChange }: CriterionValuesProps) {
  const { t, dir, nonce, ownCriteria } = useFrame()
  const id = useId()
  const { data: choices = [], isPending } = known
  const own = restrictions.find((restriction) => restriction.type === type)
  const others = restrictions.filter((restriction) => restriction !== own)
  const value = own ? [own.value].flat() : []
  // A value that no longer exists stays until it is removed.
  const gone = value
    .filter((held) => choices.every((choice) => choice.value !== held))
    .map((held) => ({
      value: held,
      label: isPending ? String(held) : t('No longer exists: {{value}}', { value: String(held) }),
    }))
  const change = (values: readonly (string | number)[]) =>
    onChange(values.length === 0 ? others : [...others, { type, value: [...values], rule: 'and' }])
  // Several values that are stored stay until they are removed.
  const isSingle = isAlwaysSingle(type) && value.length <= 1
  return (
    <Field
      id={id}
      label={t(criteria[type].label)}
      hint={t(criterionSource(type, storefront, ownCriteria))}
      requiredTitle=""
      control={({ required: _required, ...control }) => {
        const common = { ...control, dir, nonce, t, loading: isPending }
        return isSingle ? (
          <Select
            {...common}
            choices={[{ value: ALL, label: t('All values') }, ...choices, ...gone]}
            value={value[0] ?? ALL}
            onChange={(chosen) => change(chosen === null || chosen === ALL ? [] : [chosen])}
          />
        ) : (
          <Select
            {...common}
            multiple
            placeholder={t('All values')}
            choices={[...choices, ...gone]}
            value={value}
            onChange={change}
          />
        )
      }}
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
