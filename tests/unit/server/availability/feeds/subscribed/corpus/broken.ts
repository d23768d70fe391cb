import { calendar, lines, type Sample } from './sample.ts'

const whole = `BEGIN:VEVENT
UID:whole
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
END:VEVENT`
const busy = ['2026-11-24 10:00/2026-11-24 11:00']

/** Calendars with mistakes that programs make; the rest of each must be read. */
export const broken: readonly Sample[] = [
  {
    title: 'a line without a colon, and text that is not folded',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:lines
DTSTART:20261123T100000Z
DTEND:20261123T110000Z
DESCRIPTION:First line
second line without a space in front
;;;
END:VEVENT`,
      whole,
    ),
    busy: ['2026-11-23 10:00/2026-11-23 11:00', ...busy],
  },
  {
    title: 'beginnings that are missing, empty or no time at all',
    text: calendar(
      'generated',
      ...[
        'SUMMARY:None',
        'DTSTART:',
        'DTSTART:tomorrow',
        'DTSTART:20261345T996000Z',
        'DTSTART;VALUE=DATE:20260230',
      ].map(
        (line, n) => `BEGIN:VEVENT
UID:${n}
${line}
DTEND:20261123T110000Z
END:VEVENT`,
      ),
      whole,
    ),
    busy,
  },
  {
    title: 'an event and a calendar that never end',
    text: lines(`BEGIN:VCALENDAR
VERSION:2.0
${whole}
BEGIN:VEVENT
UID:open
DTSTART:20261125T100000Z
DTEND:20261125T110000Z
BEGIN:VALARM
TRIGGER:-PT5M`),
    busy: [...busy, '2026-11-25 10:00/2026-11-25 11:00'],
  },
  {
    title: 'ends before beginnings, and events without a length',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:backwards
DTSTART:20261123T110000Z
DTEND:20261123T100000Z
END:VEVENT
BEGIN:VEVENT
UID:nothing
DTSTART:20261123T120000Z
DTEND:20261123T120000Z
END:VEVENT
BEGIN:VEVENT
UID:moment
DTSTART:20261123T130000Z
END:VEVENT
BEGIN:VEVENT
UID:negative
DTSTART:20261123T130000Z
DURATION:-PT1H
END:VEVENT
BEGIN:VEVENT
UID:day
DTSTART;VALUE=DATE:20261201
DTEND;VALUE=DATE:20261201
END:VEVENT`,
      whole,
    ),
    busy: [...busy, '2026-11-30 23:00/2026-12-01 23:00'],
  },
  {
    title: 'rules that are broken: the event itself stays',
    text: calendar(
      'generated',
      ...['FREQ=SOMETIMES', 'FREQ=', 'BYDAY=MO', 'FREQ=WEEKLY;BYDAY=XX', 'FREQ=MONTHLY;BYYEARDAY=3', 'nonsense'].map(
        (rule) => `BEGIN:VEVENT
UID:${rule}
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
RRULE:${rule}
END:VEVENT`,
      ),
    ),
    busy,
  },
  {
    title: 'days without VALUE=DATE, and times with it',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:day
DTSTART:20261201
DTEND:20261203
END:VEVENT
BEGIN:VEVENT
UID:time
DTSTART;VALUE=DATE:20261205T100000Z
DTEND;VALUE=DATE:20261205T110000Z
END:VEVENT`,
    ),
    busy: ['2026-11-30 23:00/2026-12-02 23:00', '2026-12-05 10:00/2026-12-05 11:00'],
  },
  {
    title: 'a definition of a zone that is broken, and one that is cut',
    text: calendar(
      'generated',
      `BEGIN:VTIMEZONE
TZID:Broken
BEGIN:STANDARD
DTSTART:never
TZOFFSETTO:much
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:zone
DTSTART;TZID=Broken:20261123T100000
DTEND;TZID=Broken:20261123T110000
END:VEVENT`,
      whole,
    ),
    busy: ['2026-11-23 09:00/2026-11-23 10:00', ...busy],
  },
  {
    title: 'empty lines, spaces at ends, old Mac line ends and a note in front of the calendar',
    text: `Here is my calendar:\r\r${calendar('generated', whole).replaceAll('\r\n', ' \r\r')}`,
    busy,
  },
  {
    title: 'excluded times that are broken beside good ones',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:excluded
DTSTART:20261123T100000Z
DTEND:20261123T110000Z
RRULE:FREQ=DAILY;COUNT=3
EXDATE:garbage
EXDATE:20261124T100000Z
EXDATE;VALUE=DATE:20261125
END:VEVENT`,
    ),
    busy: ['2026-11-23 10:00/2026-11-23 11:00'],
  },
  {
    title: 'events without UID are events of their own',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
DTSTART:20261123T100000Z
DTEND:20261123T110000Z
END:VEVENT`,
      whole.replace('UID:whole\n', ''),
    ),
    busy: ['2026-11-23 10:00/2026-11-23 11:00', ...busy],
  },
  {
    title: 'a byte that is no UTF-8, and control characters',
    text: calendar('generated', `X-WR-CALNAME:\ufffd\u0000\u0007`, whole),
    busy,
  },
]
