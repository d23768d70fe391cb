import type { Control } from 'react-hook-form'
import type { ShopSettings } from '#shared/contract/shopSettings.ts'

/** The values of the form. */
export type ShopValues = Omit<ShopSettings, 'revision'>

/** The props of a group of its fields. */
export interface ShopGroupProps {
  control: Control<ShopValues, unknown, ShopValues>
}
