import { calendar, type Sample } from './sample.ts'

const producer = '-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN'
const exchange = 'Microsoft Exchange Server 2010'

/** As Outlook describes a zone: rules since 1601. */
function windowsZone(id: string): string {
  return `BEGIN:VTIMEZONE
TZID:${id}
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`
}

/** Calendars in the forms of Outlook, Exchange and Microsoft 365. */
export const outlook: readonly Sample[] = [
  {
    title: 'a Windows zone with its definition',
    text: calendar(
      producer,
      'METHOD:PUBLISH\nX-MS-OLK-FORCEINSPECTOROPEN:TRUE',
      windowsZone('W. Europe Standard Time'),
      `BEGIN:VEVENT
CLASS:PUBLIC
DTSTART;TZID="W. Europe Standard Time":20261124T090000
DTEND;TZID="W. Europe Standard Time":20261124T100000
UID:040000008200E00074C5B7101A82E00800000000
SUMMARY;LANGUAGE=de:Besprechung
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
X-MICROSOFT-CDO-IMPORTANCE:1
X-ALT-DESC;FMTTYPE=text/html:<html><body>A: B; C</body></html>
BEGIN:VALARM
TRIGGER:-PT15M
ACTION:DISPLAY
DESCRIPTION:Reminder
END:VALARM
END:VEVENT`,
    ),
    busy: ['2026-11-24 08:00/2026-11-24 09:00'],
  },
  {
    title: 'Windows zones without any definition',
    text: calendar(
      exchange,
      `BEGIN:VEVENT
DTSTART;TZID=Eastern Standard Time:20261124T090000
DTEND;TZID=Eastern Standard Time:20261124T100000
UID:a
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=India Standard Time:20261125T090000
DTEND;TZID=India Standard Time:20261125T100000
UID:b
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=tzone://Microsoft/Utc:20261126T090000
DTEND;TZID=tzone://Microsoft/Utc:20261126T100000
UID:c
END:VEVENT`,
    ),
    busy: [
      '2026-11-24 14:00/2026-11-24 15:00',
      '2026-11-25 03:30/2026-11-25 04:30',
      '2026-11-26 09:00/2026-11-26 10:00',
    ],
  },
  {
    title: 'times that are free, tentative, away or somewhere else',
    text: calendar(
      exchange,
      ...['FREE', 'TENTATIVE', 'OOF', 'WORKINGELSEWHERE'].map(
        (status, n) => `BEGIN:VEVENT
DTSTART:2026112${n + 3}T090000Z
DTEND:2026112${n + 3}T100000Z
UID:${status}
TRANSP:OPAQUE
X-MICROSOFT-CDO-BUSYSTATUS:${status}
END:VEVENT`,
      ),
    ),
    busy: [
      '2026-11-24 09:00/2026-11-24 10:00',
      '2026-11-25 09:00/2026-11-25 10:00',
      '2026-11-26 09:00/2026-11-26 10:00',
    ],
  },
  {
    title: 'a custom zone that only the file knows',
    text: calendar(
      exchange,
      windowsZone('Customized Time Zone'),
      `BEGIN:VEVENT
DTSTART;TZID=Customized Time Zone:20261124T090000
DTEND;TZID=Customized Time Zone:20261124T100000
UID:winter
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Customized Time Zone:20270615T090000
DTEND;TZID=Customized Time Zone:20270615T100000
UID:summer
END:VEVENT`,
    ),
    busy: ['2026-11-24 08:00/2026-11-24 09:00', '2027-06-15 07:00/2027-06-15 08:00'],
    timeZone: 'America/New_York',
  },
  {
    title: 'a zone with the words of the settings as its name',
    text: calendar(
      exchange,
      windowsZone('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'),
      `BEGIN:VEVENT
DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20261124T090000
DTEND;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna":20261124T100000
UID:words
END:VEVENT`,
    ),
    busy: ['2026-11-24 08:00/2026-11-24 09:00'],
    timeZone: 'Asia/Kathmandu',
  },
  {
    title: 'weekdays until a day, with excluded days and a changed one',
    text: calendar(
      exchange,
      windowsZone('W. Europe Standard Time'),
      `BEGIN:VEVENT
RRULE:FREQ=WEEKLY;UNTIL=20261127T080000Z;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR;WKST=MO
EXDATE;TZID=W. Europe Standard Time:20261124T090000,20261125T090000
DTSTART;TZID=W. Europe Standard Time:20261123T090000
DTEND;TZID=W. Europe Standard Time:20261123T093000
UID:standup
SEQUENCE:4
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=W. Europe Standard Time:20261126T110000
DTEND;TZID=W. Europe Standard Time:20261126T120000
RECURRENCE-ID;TZID=W. Europe Standard Time:20261126T090000
UID:standup
X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE
END:VEVENT`,
    ),
    busy: [
      '2026-11-23 08:00/2026-11-23 08:30',
      '2026-11-26 10:00/2026-11-26 11:00',
      '2026-11-27 08:00/2026-11-27 08:30',
    ],
  },
  {
    title: 'whole days that recur, with excluded and moved days that have a time',
    text: calendar(
      exchange,
      windowsZone('W. Europe Standard Time'),
      `BEGIN:VEVENT
DTSTART;VALUE=DATE:20261201
DTEND;VALUE=DATE:20261202
RRULE:FREQ=DAILY;COUNT=4
EXDATE;TZID=W. Europe Standard Time:20261202T000000
UID:fair
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
X-MICROSOFT-CDO-BUSYSTATUS:OOF
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20261210
DTEND;VALUE=DATE:20261211
RECURRENCE-ID;VALUE=DATE:20261204
UID:fair
X-MICROSOFT-CDO-BUSYSTATUS:OOF
END:VEVENT`,
    ),
    busy: [
      '2026-11-30 23:00/2026-12-01 23:00',
      '2026-12-02 23:00/2026-12-03 23:00',
      '2026-12-09 23:00/2026-12-10 23:00',
    ],
  },
  {
    title: 'a published calendar that begins with a byte order mark and uses bare line feeds',
    text: `\ufeff${calendar(
      exchange,
      `BEGIN:VEVENT
SUMMARY:Busy
DTSTART;TZID=GMT Standard Time:20261124T090000
DTEND;TZID=GMT Standard Time:20261124T100000
UID:gmt
END:VEVENT`,
    ).replaceAll('\r\n', '\n')}`,
    busy: ['2026-11-24 09:00/2026-11-24 10:00'],
  },
  {
    title: 'the last Friday of each month by position',
    text: calendar(
      producer,
      `BEGIN:VEVENT
DTSTART:20261127T150000Z
DTEND:20261127T160000Z
RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=FR;BYSETPOS=-1
UID:last
END:VEVENT`,
    ),
    busy: ['2026-11-27 15:00/2026-11-27 16:00', '2026-12-25 15:00/2026-12-25 16:00'],
  },
]
