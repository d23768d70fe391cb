import { expect, test } from 'vitest'
import { isElsewhere, isSafeLink } from '#shared/sections/links.ts'
import { readFilm } from '#shared/sections/videos.ts'

test.each([
  'https://example.org/a?b=c#d',
  'HTTPS://example.org',
  '/search?s=x',
  '#s12',
  '/',
  '/a//b',
  '/a/../b',
  'https://example.org.',
])('an editor may link to %s', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  'http://example.org',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://',
  'https://.',
  'https://a..example',
  'https://user:pw@evil.example/',
  'https://academy.example@evil.example/',
  '/a\u2028b',
  '/a\u00a0b',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
  'mailto:a@b.example',
  'example.org',
  '',
])('but not to %j', (url) => {
  expect(isSafeLink(url)).toBe(false)
})

test('a path stays on the site, an address leaves it', () => {
  expect([isElsewhere('/search'), isElsewhere('#s1'), isElsewhere('https://example.org')]).toEqual([false, false, true])
})

test.each([
  'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3',
  'https://youtu.be/M7lc1UVf-VE?si=x',
  'https://m.youtube.com/shorts/M7lc1UVf-VE',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
])('every address of a YouTube film is the same film without cookies: %s', (url) => {
  expect(readFilm(url)).toEqual({
    host: 'youtube',
    watch: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    embed: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1',
  })
})

test('Vimeo and the site’s own files are films too', () => {
  expect(readFilm('https://player.vimeo.com/video/76979871')?.watch).toBe('https://vimeo.com/76979871')
  expect(readFilm('/media/films/welcome.mp4')).toEqual({ host: 'own', watch: '/media/films/welcome.mp4', embed: null })
})

test.each([
  'https://evil.example/watch?v=M7lc1UVf-VE',
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'http://youtu.be/M7lc1UVf-VE',
  'https://youtu.be/"><script>',
  'https://vimeo.com/channels/staffpicks',
  '/media/page.html',
  'javascript:alert(1)',
  'nonsense',
])('nothing else is ever framed: %s', (url) => {
  expect(readFilm(url)).toBeNull()
})
