import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, vi } from 'vitest'

export interface ReadEvent {
  uid: string
  title: string
  from: string
  until: string
}

/** The events of a calendar by two libraries that know nothing of each other; they must say the same, without a warning. */
export function readBack(text: string): ReadEvent[] {
  const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  const [one, other] = [byIcalJs(text), byNodeIcal(text)]
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled()
  for (const warning of warnings) warning.mockRestore()
  expect(one).toEqual(other)
  return one
}

/** The raw properties of the first event with this title. */
export function propertiesOf(text: string, title: string): Map<string, string> {
  const event = calendarOf(text)
    .getAllSubcomponents('vevent')
    .find((one) => one.getFirstPropertyValue('summary') === title)
  if (!event) throw new Error(`There is no event ${title}.`)
  return new Map(event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]))
}

export function calendarOf(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[])
}

function byIcalJs(text: string): ReadEvent[] {
  const events = calendarOf(text).getAllSubcomponents('vevent')
  return inOrder(
    events.map((component) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(component)
      const read = (time: ICAL.Time) => (time.isDate ? time.toString() : instant(time.toUnixTime() * 1000))
      return { uid, title: summary, from: read(startDate), until: read(endDate) }
    }),
  )
}

function byNodeIcal(text: string): ReadEvent[] {
  const found = Object.values(nodeIcal.sync.parseICS(text))
  return inOrder(
    found.flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      const isDay = event.datetype === 'date'
      const read = (date: Date) => (isDay ? localDay(date) : instant(date.getTime()))
      return [
        {
          uid: event.uid,
          title: String(event.summary),
          from: read(event.start),
          until: read(event.end ?? event.start),
        },
      ]
    }),
  )
}

function inOrder(events: ReadEvent[]): ReadEvent[] {
  return events.sort((a, b) => (a.uid < b.uid ? -1 : 1))
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}

/** The library gives days as midnight of the machine's zone. */
function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
