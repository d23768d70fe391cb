import type { Translate } from '#shared/i18n/message.ts'
import { piecesField } from '#shared/shop/pieces.ts'
import { Field } from '../ui/Field.tsx'
import { controlId } from './controlId.ts'

interface PiecesProps {
  most: number
  /** The value of a refused form. */
  value: string | undefined
  error: string | undefined
  t: Translate
}

/** Asks how many pieces of the product the buyer wants. */
export function Pieces({ most, value = '1', error, t }: PiecesProps) {
  return (
    <Field
      id={controlId(piecesField)}
      label={t('Quantity')}
      requiredTitle=""
      mark={{}}
      error={error}
      control={({ required: _, ...control }) => (
        <input
          {...control}
          className="checkout-number num"
          type="number"
          inputMode="numeric"
          name={piecesField}
          min={1}
          max={most}
          step={1}
          defaultValue={value}
        />
      )}
    />
  )
}
