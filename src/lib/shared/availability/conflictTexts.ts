import type { Formats } from '../i18n/format.ts'
import { msg, type Translate } from '../i18n/message.ts'

/** A text before it is translated. */
export interface ConflictText {
  /** A source string. */
  message: string
  /** `from` and `until` are times of a clock, `HH:mm`. */
  values: Record<string, string | number>
}

/** The texts of conflicts. */
export const conflictTexts = {
  noInstructor: text(msg('No instructor can teach this session.')),
  timeOff: text(msg('Has time off at this time.')),
  outsideHours: text(msg('This time is outside the hours of the instructor.')),
  worksUntil: (until: string, zone: string) => text(msg('Works until {{until}} ({{zone}}).'), { until, zone }),
  worksFrom: (from: string, zone: string) => text(msg('Works from {{from}} ({{zone}}).'), { from, zone }),
  worksWithin: (from: string, until: string, zone: string) =>
    text(msg('Works from {{from}} until {{until}} ({{zone}}).'), { from, until, zone }),
  worksAround: (until: string, from: string, zone: string) =>
    text(msg('Works until {{until}}, and again from {{from}} ({{zone}}).'), { until, from, zone }),
  externalBusy: text(msg('Is busy at this time in another calendar.')),
  unconfirmed: text(msg('Has not confirmed yet.')),
  doubleBooked: (title: string) => text(msg('Also teaches “{{title}}” at this time.'), { title }),
  shortGap: (title: string, minutes: number) =>
    text(msg('Less than {{count}} minutes before or after “{{title}}”.'), { title, count: minutes }),
  roomTaken: (title: string) => text(msg('“{{title}}” is in the same room at this time.'), { title }),
  overbooked: (booked: number, places: number) =>
    text(msg('More people have booked than there are places: {{booked}} of {{places}}.'), { booked, places }),
  smallRoom: (capacity: number, seats: number) =>
    text(msg('The session has more places than the room: {{capacity}} and {{seats}}.'), { capacity, seats }),
}

/** The reader of conflicts: the words are in this language, with times as the site writes them. */
export interface ConflictReader {
  t: Translate
  format: Pick<Formats, 'clock'>
}

/** A conflict as the contract shows it. */
export function translatedConflict<T extends ConflictText>(
  { message, values, ...conflict }: T,
  { t, format }: ConflictReader,
) {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    name === 'from' || name === 'until' ? format.clock(String(value)) : value,
  ])
  return { ...conflict, text: t(message, Object.fromEntries(written)) }
}

function text(message: string, values: ConflictText['values'] = {}): ConflictText {
  return { message, values }
}
