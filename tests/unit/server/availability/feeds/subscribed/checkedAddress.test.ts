import { expect, test } from 'vitest'
import { checkedAddress } from '#server/availability/feeds/subscribed/checkedAddress.ts'

test.each([
  ['https://calendar.example.org/a.ics', 'https://calendar.example.org/a.ics'],
  [' webcal://calendar.example.org/a.ics?key=1#top ', 'https://calendar.example.org/a.ics?key=1'],
  ['WEBCALS://Calendar.Example.ORG:443/', 'https://calendar.example.org/'],
  ['https://bücher.example/a.ics', 'https://xn--bcher-kva.example/a.ics'],
])('%s is read as %s', (text, address) => {
  expect(checkedAddress(text)?.href).toBe(address)
})

test.each([
  'http://calendar.example.org/',
  'ftp://calendar.example.org/',
  'file:///etc/passwd',
  'data:text/calendar,x',
  '',
  'x',
  'https://calendar.example.org:8443/',
  'https://user:secret@calendar.example.org/',
  'https://user@example.org/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://8.8.8.8/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://intranet/',
  'https:///a',
  'webcal:https://calendar.example.org/',
])('%s is refused', (text) => {
  expect(checkedAddress(text)).toBeUndefined()
})
