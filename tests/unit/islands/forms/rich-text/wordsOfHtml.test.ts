import { expect, test } from 'vitest'
import { wordsOfHtml } from '#islands/forms/rich-text/wordsOfHtml.ts'

test.each([
  ['<p>One <strong>two</strong></p><p>three</p>', 'One two\nthree'],
  ['<ul><li>Salt &amp; pepper</li><li>a &lt; b<br>c</li></ul>', 'Salt & pepper\na < b\nc'],
  ['<h2>Title</h2><p><a href="https://a.example/?x=1&amp;y=2">a link</a></p>', 'Title\na link'],
  ['<p>&amp;lt; stays &#8212; and &#x2014;, &unknown;</p>', '&lt; stays — and —, &unknown;'],
  ['', ''],
])('the formatted text %s is shown beside a translation as words, without a browser', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words)
})

test('a hostile text takes no longer than its length', () => {
  const words = wordsOfHtml(`${'<'.repeat(200_000)}&#99999999;`)
  expect(words.length).toBeGreaterThan(200_000)
})
