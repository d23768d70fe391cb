import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { currencies } from '#shared/contract/currency.ts'
import {
  type ManagedTraining,
  type ManagedTrainingChange,
  type NewManagedTraining,
  noManagedText,
} from '#shared/contract/managedTrainings.ts'
import { minorUnitDigits } from '#shared/i18n/minorUnits.ts'

/** The members of a training that the form does not change, or has in another form. */
type Kept = 'id' | 'revision' | 'created' | 'changed' | 'published' | 'external_id' | 'price'

/** The values of the form; a free training has a price without an amount, so that it can be filled in. */
export interface TrainingValues extends Omit<ManagedTraining, Kept> {
  external_id: string
  /** The amount is in the main unit of the currency. */
  price: { amount: number | null; currency: string | null }
}

export interface TrainingGroupProps {
  control: Control<TrainingValues, unknown, TrainingValues>
}

interface SiteTongues {
  siteLanguage: string
  /** The languages of the site. */
  languages: readonly { langcode: string }[]
}

/** The values of a training, or of a new one, with a place for the texts in each language. */
export function trainingValues(
  training: ManagedTraining | null,
  { siteLanguage, languages }: SiteTongues,
): TrainingValues {
  const places = [siteLanguage, ...languages.map(({ langcode }) => langcode)].map((langcode) => [
    langcode,
    noManagedText,
  ])
  const texts = { ...Object.fromEntries(places), ...training?.texts }
  if (training === null) return { ...emptyTraining(siteLanguage), texts }
  const { id: _i, revision: _r, created: _c, changed: _d, published: _p, external_id, price, ...fields } = training
  return { ...fields, texts, external_id: external_id ?? '', price: priceValues(price) }
}

/** A saved training as the form keeps it. */
export function savedTrainingValues(training: ManagedTraining, tongues: SiteTongues): SavedValues<TrainingValues> {
  return { values: trainingValues(training, tongues), revision: training.revision }
}

/** All values as a new training. */
export function newManagedTrainingOf(values: TrainingValues): NewManagedTraining {
  // why: the schema checks the parts that the form may leave empty
  return sentValues(values) as NewManagedTraining
}

/** The changed values as a change of a training. */
export function trainingChangeOf(changes: Partial<TrainingValues>, revision: number): ManagedTrainingChange {
  return { ...sentValues(changes), revision }
}

function sentValues({ external_id, price, texts, ...values }: Partial<TrainingValues>) {
  return {
    ...values,
    ...(external_id !== undefined && { external_id: external_id.trim() || null }),
    ...(price && { price: sentPrice(price) }),
    ...(texts && { texts: writtenTexts(texts) }),
  }
}

/** Without the languages that have no text; of empty texts the first one stays, so that it has the problem. */
function writtenTexts(texts: TrainingValues['texts']): TrainingValues['texts'] {
  const all = Object.entries(texts)
  const written = all.filter(([, text]) => Object.values(text).some((part) => part.trim() !== ''))
  return Object.fromEntries(written.length > 0 ? written : all.slice(0, 1))
}

function sentPrice({ amount, currency }: TrainingValues['price']): ManagedTraining['price'] {
  if (amount === null || amount === 0) return null
  return { amount: Math.round(amount * minorUnits(currency)), currency: currency ?? '' }
}

function priceValues(price: ManagedTraining['price']): TrainingValues['price'] {
  if (price === null) return { amount: null, currency: null }
  return { amount: price.amount / minorUnits(price.currency), currency: price.currency }
}

/** The number of the smallest units in one of the currency. */
function minorUnits(currency: string | null): number {
  return 10 ** (currency !== null && currencies.has(currency) ? minorUnitDigits(currency) : 2)
}

function emptyTraining(siteLanguage: string): Omit<TrainingValues, 'texts'> {
  return {
    external_id: '',
    type: 'course',
    language: siteLanguage,
    provider: '',
    duration_minutes: null,
    price: { amount: null, currency: null },
    cover: null,
    url: '',
    completion: 'self',
    notes: '',
    terms: [],
    organizations: [],
  }
}
