import { calendar, lines, type Sample } from './sample.ts'

/** Calendars in the forms of Zimbra, older programs and booking systems. */
export const others: readonly Sample[] = [
  {
    title: 'Zimbra: a recurring event with an excluded rule and a cancelled occurrence',
    text: calendar(
      'Zimbra-Calendar-Provider',
      'X-WR-CALNAME:Calendar\nX-WR-CALID:1:10',
      `BEGIN:VTIMEZONE
TZID:Africa/Cairo
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETTO:+0200
TZOFFSETFROM:+0200
TZNAME:EET
END:STANDARD
END:VTIMEZONE`,
      `BEGIN:VEVENT
UID:zimbra-1
RRULE:FREQ=DAILY;COUNT=5
EXRULE:FREQ=WEEKLY;BYDAY=TH
DTSTART;TZID="Africa/Cairo":20261123T090000
DTEND;TZID="Africa/Cairo":20261123T100000
STATUS:CONFIRMED
CLASS:PUBLIC
X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
UID:zimbra-1
RECURRENCE-ID;TZID="Africa/Cairo":20261124T090000
DTSTART;TZID="Africa/Cairo":20261124T090000
DTEND;TZID="Africa/Cairo":20261124T100000
STATUS:CANCELLED
END:VEVENT`,
    ),
    busy: [
      '2026-11-23 07:00/2026-11-23 08:00',
      '2026-11-25 07:00/2026-11-25 08:00',
      '2026-11-27 07:00/2026-11-27 08:00',
    ],
  },
  {
    title: 'Zimbra: free and busy times alone',
    text: calendar(
      'Zimbra-Calendar-Provider',
      `BEGIN:VFREEBUSY
ORGANIZER:mailto:dana@example.org
DTSTAMP:20261122T080000Z
DTSTART:20261101T000000Z
DTEND:20270101T000000Z
FREEBUSY;FBTYPE=BUSY:20261123T080000Z/20261123T090000Z,20261124T080000Z/PT45M
FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261125T080000Z/20261125T090000Z
FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261126T080000Z/P1D
FREEBUSY;FBTYPE=FREE:20261128T080000Z/20261128T090000Z
FREEBUSY:20261129T080000Z/20261129T090000Z
END:VFREEBUSY`,
    ),
    busy: [
      '2026-11-23 08:00/2026-11-23 09:00',
      '2026-11-24 08:00/2026-11-24 08:45',
      '2026-11-25 08:00/2026-11-25 09:00',
      '2026-11-26 08:00/2026-11-27 08:00',
      '2026-11-29 08:00/2026-11-29 09:00',
    ],
  },
  {
    title: 'a booking system: days of one flat that touch become one range',
    text: calendar(
      '-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
      'CALSCALE:GREGORIAN',
      `BEGIN:VEVENT
DTEND;VALUE=DATE:20261208
DTSTART;VALUE=DATE:20261205
UID:1418fb94e984@airbnb.com
SUMMARY:Reserved
END:VEVENT
BEGIN:VEVENT
DTEND;VALUE=DATE:20261210
DTSTART;VALUE=DATE:20261208
UID:2418fb94e984@airbnb.com
SUMMARY:Not available
END:VEVENT`,
    ),
    busy: ['2026-12-04 23:00/2026-12-09 23:00'],
  },
  {
    title: 'two calendars in one file, and overlapping events',
    text:
      calendar(
        'one',
        `BEGIN:VEVENT
UID:x
DTSTART:20261124T100000Z
DTEND:20261124T120000Z
END:VEVENT`,
      ) +
      calendar(
        'two',
        `BEGIN:VEVENT
UID:y
DTSTART:20261124T113000Z
DTEND:20261124T130000Z
END:VEVENT`,
      ),
    busy: ['2026-11-24 10:00/2026-11-24 13:00'],
  },
  {
    title: 'a zone of an offset, and one that nobody knows',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:x
DTSTART;TZID=GMT+0200:20261124T100000
DTEND;TZID=GMT+0200:20261124T110000
END:VEVENT
BEGIN:VEVENT
UID:y
DTSTART;TZID=Atlantis:20261125T100000
DTEND;TZID=Atlantis:20261125T110000
END:VEVENT`,
    ),
    busy: ['2026-11-24 08:00/2026-11-24 09:00', '2026-11-25 15:00/2026-11-25 16:00'],
    timeZone: 'America/New_York',
  },
  {
    title: 'an old event of every day, cut at both ends of the time that counts',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:old
DTSTART:19990101T000000Z
DTEND:19990102T000000Z
RRULE:FREQ=DAILY
END:VEVENT`,
    ),
    busy: ['2026-10-23 09:00/2027-12-27 09:00'],
  },
  {
    title: 'events long ago and far away do not count, and one that spans the present does',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:past
DTSTART:20200101T100000Z
DTEND:20200101T110000Z
END:VEVENT
BEGIN:VEVENT
UID:future
DTSTART:20290101T100000Z
DTEND:20290101T110000Z
END:VEVENT
BEGIN:VEVENT
UID:long
DTSTART;VALUE=DATE:20260101
DTEND;VALUE=DATE:20261124
END:VEVENT`,
    ),
    busy: ['2026-10-23 09:00/2026-11-23 23:00'],
  },
  {
    title: 'vCalendar 1.0 of an old telephone',
    text: lines(`BEGIN:VCALENDAR
VERSION:1.0
BEGIN:VEVENT
SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
END:VEVENT
END:VCALENDAR`),
    busy: ['2026-11-24 10:00/2026-11-24 11:00'],
  },
  {
    title: 'an occurrence without its event, because only changes were exported',
    text: calendar(
      'generated',
      `BEGIN:VEVENT
UID:orphan
RECURRENCE-ID:20261124T100000Z
DTSTART:20261124T140000Z
DTEND:20261124T150000Z
END:VEVENT`,
    ),
    busy: ['2026-11-24 14:00/2026-11-24 15:00'],
  },
  {
    title: 'an empty calendar',
    text: calendar('-//Synology//Calendar//EN', 'X-WR-CALNAME:Empty'),
    busy: [],
  },
]
