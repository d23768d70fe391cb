import { msg, type Translate } from '../i18n/message.ts'

/** A text before it is translated. */
export interface ConflictText {
  /** A source string. */
  message: string
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

/** A conflict as the contract shows it. */
export function translatedConflict<T extends ConflictText>({ message, values, ...conflict }: T, t: Translate) {
  return { ...conflict, text: t(message, values) }
}

function text(message: string, values: ConflictText['values'] = {}): ConflictText {
  return { message, values }
}
