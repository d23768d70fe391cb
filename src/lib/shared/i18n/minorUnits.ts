import { memo } from '../memo.ts'

/** How many digits a currency (ISO 4217) has after its point: 2 for EUR, 0 for JPY. */
export const minorUnitDigits = memo(
  200,
  (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)
