import { formStrings } from '#islands/forms/frame/formStrings.ts'
import { imageFieldStrings } from '#islands/forms/pictures/imageFieldStrings.ts'
import { selectionStrings } from '#islands/forms/frame/selectionStrings.ts'
import { selectStrings } from '#islands/forms/fields/selectStrings.ts'
import type { SettingsFrameProps } from '#islands/forms/frame/SettingsFrame.tsx'
import { fallbackWords, type FallbackWords } from '#shared/i18n/fallbackWords.ts'
import { nativeName, storedDirection } from '#shared/i18n/languages.ts'

/**
 * The props of an island of the settings.
 * @param strings the strings of the island itself; those of the shared parts are added
 */
export function settingsProps(
  { messages, language, visit, direction: dir, nonce, theme, user, site, t }: App.Locals,
  strings: readonly string[],
): { frame: SettingsFrameProps; fallback: FallbackWords } {
  return {
    frame: {
      messages: messages([...strings, ...formStrings, ...imageFieldStrings, ...selectStrings, ...selectionStrings]),
      lang: language,
      dir,
      nonce,
      icons: theme.iconsHref,
      uid: user?.uid ?? 0,
      userName: user?.full_name,
      siteLanguage: visit.siteLanguage,
      languages: site.languages.map(({ langcode }) => ({
        langcode,
        name: nativeName(langcode),
        dir: storedDirection(site.languages, langcode),
      })),
      timeZone: site.general.timezone,
      ownCriteria: site.general.own_criteria,
    },
    fallback: fallbackWords(t),
  }
}
