import { z } from 'zod'
import { settingsPaths } from '../access/settingsPaths.ts'
import { Page } from '../contract/common.ts'
import { cutSearch, placeAddress } from '../contract/place.ts'

/** A place in the list of the brands of organisations; `own`: only organisations with a brand. */
export const BrandPlace = z.object({
  s: cutSearch(),
  brand: z.literal('own').optional(),
  page: Page.shape.page,
})
export type BrandPlace = z.output<typeof BrandPlace>

/** The address of the list with changed filters, on its first page unless `changes` names one. */
export function brandsAddress(place: Partial<BrandPlace> = {}, changes: Partial<BrandPlace> = {}): string {
  return placeAddress(settingsPaths.organizationBrands, place, changes)
}
