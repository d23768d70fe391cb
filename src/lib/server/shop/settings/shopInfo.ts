import { readerText } from '#shared/i18n/readerText.ts'
import type { ShopInfo } from '#shared/contract/shelf.ts'
import type { Reader } from '../../db/database.ts'
import { shopSettings } from './shopSettings.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/** Returns the texts and the banner of the shop in the reader's language. */
export async function shopInfo(
  reader: Reader,
  { language, siteLanguage }: Pick<LearnerVisit, 'language' | 'siteLanguage'>,
): Promise<ShopInfo> {
  const { title, intro, banner, banner_height, default_sort } = await shopSettings(reader)
  return {
    title: readerText(title, { language, siteLanguage }),
    intro: readerText(intro, { language, siteLanguage }),
    banner,
    banner_height,
    default_sort,
  }
}
