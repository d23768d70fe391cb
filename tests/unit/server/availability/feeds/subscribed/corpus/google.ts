import { berlin, calendar, type Sample } from './sample.ts'

const producer = '-//Google Inc//Google Calendar 70.9054//EN'
const head = `CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Dana
X-WR-TIMEZONE:Europe/Berlin`

/** Calendars in the form of Google Calendar. */
export const google: readonly Sample[] = [
  {
    title: 'a single event in UTC, one in a zone, and a folded description',
    text: calendar(
      producer,
      head,
      berlin,
      `BEGIN:VEVENT
DTSTART:20261123T080000Z
DTEND:20261123T090000Z
DTSTAMP:20261120T101112Z
UID:4k1a2b@google.com
CREATED:20261101T000000Z
DESCRIPTION:A very long description that is folded in the middle of a word\\, li
 ke this\\n\\nand goes on: DTSTART:20200101T000000Z
LAST-MODIFIED:20261101T000000Z
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Dentist
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261124T140000
DTEND;TZID=Europe/Berlin:20261124T153000
UID:5k1a2b@google.com
STATUS:CONFIRMED
SUMMARY:Review
TRANSP:OPAQUE
END:VEVENT`,
    ),
    busy: ['2026-11-23 08:00/2026-11-23 09:00', '2026-11-24 13:00/2026-11-24 14:30'],
  },
  {
    title: 'a weekly event with one occurrence moved, one cancelled and one excluded',
    text: calendar(
      producer,
      head,
      berlin,
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261102T090000
DTEND;TZID=Europe/Berlin:20261102T100000
RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261221T225959Z;BYDAY=MO
EXDATE;TZID=Europe/Berlin:20261109T090000
UID:weekly@google.com
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261126T160000
DTEND;TZID=Europe/Berlin:20261126T170000
RECURRENCE-ID;TZID=Europe/Berlin:20261123T090000
UID:weekly@google.com
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261130T090000
DTEND;TZID=Europe/Berlin:20261130T100000
RECURRENCE-ID;TZID=Europe/Berlin:20261130T090000
UID:weekly@google.com
STATUS:CANCELLED
END:VEVENT`,
    ),
    busy: [
      '2026-11-02 08:00/2026-11-02 09:00',
      '2026-11-16 08:00/2026-11-16 09:00',
      '2026-11-26 15:00/2026-11-26 16:00',
      '2026-12-07 08:00/2026-12-07 09:00',
      '2026-12-14 08:00/2026-12-14 09:00',
      '2026-12-21 08:00/2026-12-21 09:00',
    ],
  },
  {
    title: 'whole days: those that keep the time free do not count',
    text: calendar(
      producer,
      head,
      `BEGIN:VEVENT
DTSTART;VALUE=DATE:20261224
DTEND;VALUE=DATE:20261227
UID:away@google.com
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261210
DTEND;VALUE=DATE:20261211
UID:birthday@google.com
TRANSP:TRANSPARENT
END:VEVENT`,
    ),
    busy: ['2026-12-23 23:00/2026-12-26 23:00'],
  },
  {
    title: 'the private address that shows only busy times',
    text: calendar(
      producer,
      head,
      `BEGIN:VEVENT
DTSTART:20261125T100000Z
DTEND:20261125T113000Z
DTSTAMP:20261122T080000Z
UID:busy1@google.com
SUMMARY:Busy
END:VEVENT`,
    ),
    busy: ['2026-11-25 10:00/2026-11-25 11:30'],
  },
  {
    title: 'a moved occurrence whose time is named in UTC',
    text: calendar(
      producer,
      head,
      berlin,
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261124T100000
DTEND;TZID=Europe/Berlin:20261124T110000
RRULE:FREQ=DAILY;COUNT=3
UID:daily@google.com
END:VEVENT
BEGIN:VEVENT
DTSTART:20261125T150000Z
DTEND:20261125T160000Z
RECURRENCE-ID:20261125T090000Z
UID:daily@google.com
END:VEVENT`,
    ),
    busy: [
      '2026-11-24 09:00/2026-11-24 10:00',
      '2026-11-25 15:00/2026-11-25 16:00',
      '2026-11-26 09:00/2026-11-26 10:00',
    ],
  },
  {
    title: 'a weekly event keeps its wall time over the change of the clock',
    text: calendar(
      producer,
      head,
      berlin,
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20270322T090000
DTEND;TZID=Europe/Berlin:20270322T100000
RRULE:FREQ=WEEKLY;COUNT=2
UID:clock@google.com
END:VEVENT`,
    ),
    busy: ['2027-03-22 08:00/2027-03-22 09:00', '2027-03-29 07:00/2027-03-29 08:00'],
  },
  {
    title: 'an occurrence that was changed and keeps the time free',
    text: calendar(
      producer,
      head,
      `BEGIN:VEVENT
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
RRULE:FREQ=DAILY;COUNT=2
UID:free@google.com
END:VEVENT
BEGIN:VEVENT
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
RECURRENCE-ID:20261124T100000Z
UID:free@google.com
TRANSP:TRANSPARENT
END:VEVENT`,
    ),
    busy: ['2026-11-25 10:00/2026-11-25 11:00'],
  },
  {
    title: 'monthly on the second Tuesday and on the 31st, and yearly on 29 February',
    text: calendar(
      producer,
      head,
      `BEGIN:VEVENT
DTSTART:20261110T120000Z
DTEND:20261110T130000Z
RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=3
UID:monthly@google.com
END:VEVENT
BEGIN:VEVENT
DTSTART:20240229T120000Z
DTEND:20240229T130000Z
RRULE:FREQ=YEARLY
UID:leap@google.com
END:VEVENT
BEGIN:VEVENT
DTSTART:20261031T120000Z
DTEND:20261031T130000Z
RRULE:FREQ=MONTHLY;COUNT=3
UID:end@google.com
END:VEVENT`,
    ),
    busy: [
      '2026-10-31 12:00/2026-10-31 13:00',
      '2026-11-10 12:00/2026-11-10 13:00',
      '2026-12-08 12:00/2026-12-08 13:00',
      '2026-12-31 12:00/2026-12-31 13:00',
      '2027-01-12 12:00/2027-01-12 13:00',
      '2027-01-31 12:00/2027-01-31 13:00',
    ],
  },
]
