import { expect, test } from 'vitest'
import { problemsOf } from '#shared/contract/problems.ts'
import { SiteSettingsChange } from '#shared/contract/siteSettings.ts'

function problemPaths(change: unknown): string[] {
  const parsed = SiteSettingsChange.safeParse(change)
  return parsed.success ? [] : problemsOf(parsed.error, change).map(({ path }) => path)
}

const english = { langcode: 'en', direction: 0, weight: 0, enabled: true }

test('every problem of the settings is named at once, with the path of its field', () => {
  const change = {
    site_name: { en: ' ', ar: 'x'.repeat(61) },
    signup_url: 'javascript:alert(1)',
    date_time_formats: { short: 'd/m/Y', medium: 'j of F', 'Long!': 'j' },
    languages: [{ ...english, enabled: false }],
    current_language: 'en',
    current_timezone: 'Mars/Olympus',
    about: { title: { en: 'About' }, url: 'http://oak.test' },
    contact: { title: { en: 'Contact' }, url: '' },
    version_url: '//oak.test',
    weather: 'fine',
  }
  expect(problemPaths(change).sort()).toEqual(
    [
      'about[url]',
      'contact[url]',
      'current_timezone',
      'date_time_formats[Long!]',
      'date_time_formats[medium]',
      'languages',
      'signup_url',
      'site_name[ar]',
      'site_name[en]',
      'version_url',
      'weather',
    ].sort(),
  )
})

test('a date pattern has the name of a style, also for one language', () => {
  const named = (name: string) => problemPaths({ date_time_formats: { [name]: 'j M Y' } })
  for (const name of ['short', 'medium_with_time', 'long_with_time', 'time', 'day_month', 'long.de', 'medium.pt-BR'])
    expect(named(name), name).toEqual([])
  for (const name of ['zzz', 'medium.zz', 'time_with_time', 'medium.', 'medium.de.at', 'with_time'])
    expect(named(name), name).toEqual([`date_time_formats[${name}]`])
})

test('an address is an https address or a path of this site; a link without a title needs none', () => {
  for (const url of ['https://oak.test/join', '/user/login', ''])
    expect(problemPaths({ signup_url: url }), url).toEqual([])
  for (const url of ['#join', 'mailto:a@oak.test', '/\t/oak.test', 'oak.test']) {
    expect(problemPaths({ signup_url: url }), url).toEqual(['signup_url'])
  }
  expect(problemPaths({ about: { title: {}, url: '' } })).toEqual([])
})

test('a time zone is the name of a place or UTC, never a difference', () => {
  expect(problemPaths({ current_timezone: 'Europe/Copenhagen' })).toEqual([])
  expect(problemPaths({ current_timezone: 'UTC' })).toEqual([])
  expect(problemPaths({ current_timezone: '+02:00' })).toEqual(['current_timezone'])
})

test('the site’s language must be on, and no language is listed twice', () => {
  const off = { ...english, langcode: 'ar', enabled: false }
  expect(problemPaths({ languages: [english, off], current_language: 'ar' })).toEqual(['current_language'])
  expect(problemPaths({ languages: [english, english] })).toEqual(['languages[1][langcode]'])
})
