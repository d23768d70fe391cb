import { memo } from '../memo.ts'

/** The number of decimals of a currency (ISO 4217): 2 for EUR, 0 for JPY. */
export const minorUnitDigits = memo(
  200,
  (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)
