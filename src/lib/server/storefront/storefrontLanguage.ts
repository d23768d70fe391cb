import type { Reader } from '../db/database.ts'
import { activeLanguages } from '../site/languages/activeLanguages.ts'
import { offeredLanguage } from '../site/languages/offeredLanguage.ts'
import { siteFacts } from '../site/siteFacts.ts'

/** The tags that change when the language of a storefront may be another one. */
export const storefrontLanguageTags = ['settings', 'languages']

/** The language in which a storefront is written: the stored one while it is on, else that of the site. */
export async function storefrontLanguage(reader: Reader, stored: string): Promise<string> {
  const { siteLanguage: default_language } = await siteFacts(reader)
  return offeredLanguage({ languages: await activeLanguages(reader), general: { default_language } }, stored)
}
