import { type ReactNode, useId, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { errorAt } from '#client/forms/listErrors.ts'
import { useReadableInput } from '#client/forms/unreadableInput.ts'
import { MAX_STOCK } from '#shared/contract/products.ts'
import { showNumber } from '#shared/i18n/values.ts'
import { Field } from '../ui/Field.tsx'
import { useFieldPlace } from '../forms/fields/FormFields.tsx'
import { Segments } from '../forms/fields/Segments.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import type { SettingsFormHandle } from '../forms/form/useSettingsForm.ts'
import type { ProductValues } from './productValues.ts'
import { type StockWish, stockAfter, stockPaths, unchangedStock } from './stockWish.ts'
import './stockField.css'

const ways = ['add', 'remove', 'set'] as const
type Way = (typeof ways)[number]

interface StockFieldProps {
  handle: SettingsFormHandle<ProductValues>
  /** The stock as it was read last; `null`: no limit. */
  current: number | null
}

/** The stock of a product: a number to add, to remove or to set, with the result. */
export function StockField({ handle: { control, form }, current }: StockFieldProps) {
  const { t, lang } = useFrame()
  const id = useId()
  const { field } = useController({ control, name: 'stock_change' })
  const { errors } = useFormState({ control })
  const wish: StockWish = field.value
  const [chosen, choose] = useState<Way>(wish.how === 'set' ? 'set' : (wish.number ?? 0) < 0 ? 'remove' : 'add')
  // Nothing can be added to a stock without a limit.
  const way = current === null ? 'set' : chosen
  const error = stockPaths.map((path) => errorAt(errors, path)).find((message) => message !== undefined)
  const change = (next: StockWish) => {
    field.onChange(next)
    for (const path of stockPaths) form.clearErrors(path as 'stock_change') // why: the server's names of the field
  }
  const whole = shownIn(way, wish, current)
  const { problem, shown, events } = useReadableInput({
    value: whole,
    read: (text) => change(wishOf(way, text, current)),
    onBlur: field.onBlur,
  })
  const show = (number: number) => showNumber(number, lang)
  const after = stockAfter(wish, current)
  return (
    <div className="stock-field">
      {[...stockPaths, 'stock_change'].map((path) => (
        <StockPlace key={path} path={path} target={id} />
      ))}
      {current !== null && (
        <StockWays
          now={t('{{number}} now', { number: current })}
          way={way}
          onChoose={(next) => {
            choose(next)
            change(unchangedStock)
          }}
        />
      )}
      <Field
        id={id}
        label={way === 'set' ? t('Left in stock') : t('Pieces')}
        hint={way === 'set' ? t('Empty means no limit.') : undefined}
        error={problem ? t(problem) : error}
        requiredTitle=""
        control={({ required: _required, ...attributes }) => (
          <span className="number-control">
            <input
              {...attributes}
              type="number"
              inputMode="numeric"
              dir="ltr"
              min={0}
              max={MAX_STOCK}
              value={shown(whole)}
              {...events}
            />
          </span>
        )}
      />
      <output className="stock-result" htmlFor={id}>
        {wish.how === 'add' && wish.number !== null && current !== null && after !== null && (
          <Result wrong={after < 0}>
            {t('{{sum}} after saving', { sum: sumOf(current, wish.number, after, show) })}
          </Result>
        )}
        {wish.how === 'set' && after === null && <Result>{t('No limit after saving')}</Result>}
      </output>
    </div>
  )
}

function StockPlace({ path, target }: { path: string; target: string }) {
  const { t } = useFrame()
  useFieldPlace(path, t('Left in stock'), () => document.getElementById(target)?.focus(), target)
  return null
}

function StockWays({ now, way, onChoose }: { now: string; way: Way; onChoose(way: Way): void }) {
  const { t } = useFrame()
  const labels = { add: t('Add'), remove: t('Take out'), set: t('Set') }
  return (
    <fieldset className="field stock-ways">
      <legend>
        {t('Left in stock')} <span className="stock-now num">{now}</span>
      </legend>
      <Segments choices={ways.map((value) => ({ value, label: labels[value] }))} chosen={way} onChoose={onChoose} />
    </fieldset>
  )
}

function Result({ wrong = false, children }: { wrong?: boolean; children: ReactNode }) {
  return (
    <span className="num" data-wrong={wrong || undefined}>
      <bdi>{children}</bdi>
    </span>
  )
}

/** `12 + 20 = 32`, from left to right in every language. */
function sumOf(before: number, change: number, after: number, show: (number: number) => string): string {
  const sign = change < 0 ? '−' : '+'
  return `\u2066${show(before)} ${sign} ${show(Math.abs(change))} = ${show(after)}\u2069`
}

function wishOf(way: Way, text: string, current: number | null): StockWish {
  const number = text.trim() === '' ? null : Number(text)
  if (way === 'set') {
    return number === current ? unchangedStock : { how: 'set', number, seen: current }
  }
  if (number === null || number === 0) return unchangedStock
  return { how: 'add', number: way === 'add' ? number : -number, seen: null }
}

function shownIn(way: Way, { how, number }: StockWish, current: number | null): number | string {
  if (how === 'keep') return way === 'set' ? (current ?? '') : ''
  if (number === null) return ''
  return way === 'remove' ? -number : number
}
