import type { NameOf } from './ruleNames.ts'
import type { RuleFormats } from './ruleWords.ts'
import type { Formats } from '../i18n/format.ts'
import { intlFormats } from '../i18n/intlFormats.ts'
import { lastWholeDay } from '../i18n/lastWholeDay.ts'
import type { Translate } from '../i18n/message.ts'
import { siteDay, siteEnd } from '../i18n/siteDay.ts'

interface RuleReader {
  t: Translate
  lang: string
  /** The site's time zone (IANA). */
  timeZone: string
  nameOf: NameOf
  /** The site's patterns of dates. An island has none, so that it does not load the program that writes them. */
  format?: Pick<Formats, 'inZone'>
}

/** The formats of the words about rules. */
export function ruleFormats({ t, lang, timeZone, nameOf, format }: RuleReader): RuleFormats {
  const { list } = intlFormats(lang)
  return {
    nameOf,
    ...(format ? patternDays(format.inZone(timeZone), timeZone) : clockDays({ lang, timeZone })),
    names: (names, more) => list(more === 0 ? names : [...names, t('{{count}} more', { count: more })]),
  }
}

type Days = Pick<RuleFormats, 'day' | 'end'>

function patternDays({ date, dateTime }: Pick<Formats, 'date' | 'dateTime'>, timeZone: string): Days {
  return {
    day: (instant) => date(instant),
    end(instant) {
      const day = lastWholeDay(instant, timeZone)
      return day === null ? dateTime(instant) : date(day)
    },
  }
}

function clockDays(clock: Pick<RuleReader, 'lang' | 'timeZone'>): Days {
  return { day: (instant) => siteDay(instant, clock), end: (instant) => siteEnd(instant, clock) }
}
