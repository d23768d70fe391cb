import { expect, test } from 'vitest'
import { browserNames } from '#server/accounts/browserNames.ts'

const agents = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/15E Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.9', '', ''],
] as const

test.each(agents)('%s is named in words', (agent, browser, system) => {
  expect(browserNames(agent)).toEqual({ browser, system })
})

test('a browser that says nothing, or very much, has no name', () => {
  expect(browserNames(null)).toEqual({ browser: '', system: '' })
  expect(browserNames(`${'x'.repeat(500)} Firefox/1`)).toEqual({ browser: '', system: '' })
})
