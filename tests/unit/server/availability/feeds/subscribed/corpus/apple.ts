import { berlin, calendar, type Sample } from './sample.ts'

const producer = '-//Apple Inc.//macOS 15.1//EN'

/** Calendars in the forms of Apple, Thunderbird, Nextcloud and Fastmail. */
export const apple: readonly Sample[] = [
  {
    title: 'Apple: a duration instead of an end, a travel time and an alarm',
    text: calendar(
      producer,
      'CALSCALE:GREGORIAN\nX-APPLE-CALENDAR-COLOR:#1BADF8',
      berlin,
      `BEGIN:VEVENT
TRANSP:OPAQUE
DTSTART;TZID=Europe/Berlin:20261124T180000
DURATION:PT1H30M
UID:6F0A5C5E-1
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC
X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M
LOCATION:Main Street 1\\n12345 Berlin
BEGIN:VALARM
UID:7A
TRIGGER:-PT30M
DTSTART:20200101T000000Z
ACTION:AUDIO
END:VALARM
END:VEVENT`,
    ),
    busy: ['2026-11-24 17:00/2026-11-24 18:30'],
  },
  {
    title: 'Apple: times without a zone are of the person',
    text: calendar(
      producer,
      `BEGIN:VEVENT
DTSTART:20261124T080000
DTEND:20261124T090000
UID:floating
END:VEVENT`,
    ),
    busy: ['2026-11-24 02:15/2026-11-24 03:15'],
    timeZone: 'Asia/Kathmandu',
  },
  {
    title: 'Apple: every other week on two days, and a change of all later occurrences',
    text: calendar(
      producer,
      berlin,
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261123T100000
DTEND;TZID=Europe/Berlin:20261123T110000
RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=5
UID:later
END:VEVENT
BEGIN:VEVENT
RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261207T100000
DTSTART;TZID=Europe/Berlin:20261207T130000
DTEND;TZID=Europe/Berlin:20261207T150000
UID:later
END:VEVENT`,
    ),
    busy: [
      '2026-11-23 09:00/2026-11-23 10:00',
      '2026-11-25 09:00/2026-11-25 10:00',
      '2026-12-07 12:00/2026-12-07 14:00',
      '2026-12-09 12:00/2026-12-09 14:00',
      '2026-12-21 12:00/2026-12-21 14:00',
    ],
  },
  {
    title: 'Apple: an event over midnight in a zone on the other side of the world',
    text: calendar(
      producer,
      `BEGIN:VEVENT
DTSTART;TZID=Pacific/Apia:20261124T230000
DTEND;TZID=Pacific/Apia:20261125T010000
UID:apia
END:VEVENT`,
    ),
    busy: ['2026-11-24 10:00/2026-11-24 12:00'],
  },
  {
    title: 'Apple: the end is in another zone than the beginning (a flight)',
    text: calendar(
      producer,
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20261124T100000
DTEND;TZID=America/New_York:20261124T130000
UID:flight
END:VEVENT`,
    ),
    busy: ['2026-11-24 09:00/2026-11-24 18:00'],
  },
  {
    title: 'Thunderbird: a zone with the name of the program before it',
    text: calendar(
      '-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
      `BEGIN:VEVENT
DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261124T100000
DTEND;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261124T110000
X-MOZ-GENERATION:3
UID:moz
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires:20261125T100000
DTEND;TZID=/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires:20261125T110000
UID:evolution
END:VEVENT`,
    ),
    busy: ['2026-11-24 09:00/2026-11-24 10:00', '2026-11-25 13:00/2026-11-25 14:00'],
    timeZone: 'UTC',
  },
  {
    title: 'Nextcloud: added days, and properties in lower case',
    text: calendar(
      '-//IDN nextcloud.com//Calendar app 5.0.2//EN',
      berlin,
      `begin:vevent
dtstart;tzid=Europe/Berlin:20261124T100000
dtend;tzid=Europe/Berlin:20261124T110000
rdate;tzid=Europe/Berlin:20261126T100000,20261128T100000
uid:nc-1
status:confirmed
end:vevent`,
    ),
    busy: [
      '2026-11-24 09:00/2026-11-24 10:00',
      '2026-11-26 09:00/2026-11-26 10:00',
      '2026-11-28 09:00/2026-11-28 10:00',
    ],
  },
  {
    title: 'Nextcloud: the shared calendar that shows only busy times, and tasks that are no events',
    text: calendar(
      '-//Sabre//Sabre VObject 4.5.4//EN',
      `BEGIN:VEVENT
CLASS:CONFIDENTIAL
DTSTART;VALUE=DATE:20261130
DURATION:P2D
UID:nc-2
SUMMARY:Busy
END:VEVENT
BEGIN:VTODO
UID:task-1
DTSTART:20261201T100000Z
DUE:20261201T120000Z
SUMMARY:A task
END:VTODO
BEGIN:VJOURNAL
UID:journal
DTSTART:20261202T100000Z
END:VJOURNAL`,
    ),
    busy: ['2026-11-29 23:00/2026-12-01 23:00'],
  },
  {
    title: 'Fastmail: a day without an end, and periods with their own length',
    text: calendar(
      '-//CyrusIMAP.org/Cyrus 3.9//EN',
      `BEGIN:VEVENT
DTSTART;VALUE=DATE:20261206
UID:fm-1
END:VEVENT
BEGIN:VEVENT
DTSTART:20261124T100000Z
DTEND:20261124T110000Z
RDATE;VALUE=PERIOD:20261125T100000Z/20261125T130000Z,20261126T100000Z/PT30M
UID:fm-2
END:VEVENT`,
    ),
    busy: [
      '2026-11-24 10:00/2026-11-24 11:00',
      '2026-11-25 10:00/2026-11-25 13:00',
      '2026-11-26 10:00/2026-11-26 10:30',
      '2026-12-05 23:00/2026-12-06 23:00',
    ],
  },
  {
    title: 'Fastmail: a duration of days over the change of the clock is days of the clock',
    text: calendar(
      '-//CyrusIMAP.org/Cyrus 3.9//EN',
      `BEGIN:VEVENT
DTSTART;TZID=Europe/Berlin:20270327T120000
DURATION:P1D
UID:fm-3
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Australia/Lord_Howe:20261203T090000
DURATION:P1W
UID:fm-4
END:VEVENT`,
    ),
    busy: ['2026-12-02 22:00/2026-12-09 22:00', '2027-03-27 11:00/2027-03-28 10:00'],
  },
]
