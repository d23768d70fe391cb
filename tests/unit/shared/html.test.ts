import { expect, test } from 'vitest'
import { html } from '#shared/html.ts'

test('values are escaped, also in attributes; markup and lists of it are kept, and what is missing is left out', () => {
  const name = '<b title="x">Tom & Signe</b>'
  expect(html`<i title="${name}">${name}</i>`.text).toBe(
    '<i title="&lt;b title=&quot;x&quot;&gt;Tom &amp; Signe&lt;/b&gt;">&lt;b title=&quot;x&quot;&gt;Tom &amp; Signe&lt;/b&gt;</i>',
  )
  expect(
    html`<ul class="a">
      ${1}
    </ul>`.text,
  ).toBe('<ul class="a">1</ul>')
  const items = ['a', '<'].map((item) => html`<li>${item}</li>`)
  expect(
    html`<ul>
      ${items}${false}${null}${undefined}${0}
    </ul>`.text,
  ).toBe('<ul><li>a</li><li>&lt;</li>0</ul>')
})
