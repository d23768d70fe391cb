import type { NameOf } from '../points/ruleNames.ts'
import type { RuleFormats } from '../points/ruleWords.ts'
import { intlFormats } from './intlFormats.ts'
import type { Translate } from './message.ts'
import { siteDay, siteEnd } from './siteDay.ts'

interface RuleReader {
  t: Translate
  lang: string
  /** The site's time zone (IANA). */
  timeZone: string
  nameOf: NameOf
}

/** The formats of the words about rules. */
export function ruleFormats({ t, lang, timeZone, nameOf }: RuleReader): RuleFormats {
  const { list } = intlFormats(lang)
  return {
    nameOf,
    day: (instant) => siteDay(instant, { lang, timeZone }),
    end: (instant) => siteEnd(instant, { lang, timeZone }),
    names: (names, more) => list(more === 0 ? names : [...names, t('{{count}} more', { count: more })]),
  }
}
