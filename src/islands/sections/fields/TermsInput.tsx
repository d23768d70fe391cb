import { useQuery } from '@tanstack/react-query'
import { termsQuery, vocabulariesQuery } from '#client/queries/choices.ts'
import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { Select } from '../../forms/fields/Select.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useControl } from './FormBody.tsx'
import { OrderInput } from './OrderInput.tsx'
import type { SectionPart } from './sectionPart.ts'

interface TermsInputProps {
  vocabulary: SectionPart<string>
  terms: SectionPart<number[]>
  /** Changes both at once: other terms belong to another vocabulary. */
  change(change: { vocabulary: string; terms: number[] }): void
  hint?: string | undefined
  required?: boolean
  /** The terms are shown in their order. */
  ordered?: boolean
  /** Only the terms directly under this one are offered; 0: those at the top. Others that are chosen stay. */
  parent?: number
}

/** A vocabulary, and chosen terms of it in their order. */
export function TermsInput(props: TermsInputProps) {
  const { vocabulary, terms, change, hint, required = false, ordered = false, parent } = props
  const { t, dir, nonce } = useFrame()
  const of = useControl(vocabulary)
  const chosen = useControl(terms, { inside: true })
  const known = useQuery(vocabulariesQuery())
  const found = useQuery(termsQuery(vocabulary.value, parent))
  const isOffered = (tid: number) => found.data?.some(({ value }) => value === tid) ?? true
  const isAsked = parent !== undefined && !chosen.value.every(isOffered)
  const all = useQuery({ ...termsQuery(vocabulary.value), enabled: isAsked })
  const named = isAsked ? all.data : found.data
  const vocabularies = withHeld(known.data ?? [], [of.value], String)
  const missing = (tid: number) => (named ? t('No longer exists: {{value}}', { value: String(tid) }) : String(tid))
  const nameOf = (tid: number) => named?.find(({ value }) => value === tid)?.label ?? missing(tid)
  return (
    <>
      <ControlledField
        id={of.id}
        label={t('Vocabulary')}
        error={of.error}
        control={({ required: _required, ...control }) => (
          <select
            {...control}
            name={of.name}
            value={of.value}
            onChange={({ target }) => change({ vocabulary: target.value, terms: [] })}
          >
            {vocabularies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      />
      <ControlledField
        id={chosen.id}
        label={t('Terms (vocabulary)')}
        hint={hint}
        required={required}
        error={found.isError ? t('The terms could not be loaded.') : chosen.error}
        control={({ required: _required, ...control }) => (
          <Select
            {...control}
            dir={dir}
            nonce={nonce}
            t={t}
            multiple
            loading={found.isPending}
            choices={withHeld(found.data ?? [], chosen.value, nameOf)}
            value={chosen.value}
            onChange={(values) => chosen.onChange(values.map(Number))}
          />
        )}
      />
      {ordered && (
        <OrderInput
          id={`${chosen.id}-order`}
          label={t('In this order')}
          ids={chosen.value}
          nameOf={nameOf}
          onChange={chosen.onChange}
        />
      )}
    </>
  )
}

interface Choice {
  value: string | number
  label: string
}

/** The choices, and the values that are held but are not among them. */
function withHeld<Value extends string | number>(
  choices: readonly Choice[],
  held: readonly Value[],
  nameOf: (value: Value) => string,
): Choice[] {
  const others = held.filter((value) => choices.every((choice) => choice.value !== value))
  return [...choices, ...others.map((value) => ({ value, label: nameOf(value) }))]
}
