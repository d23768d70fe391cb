// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RichTextField } from '#islands/forms/rich-text/RichTextField.tsx'
import { isKeptLink, linkAddress } from '#islands/forms/rich-text/richTextLinks.ts'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'

const t = clientTranslate({ lang: 'en', strings: {} })

afterEach(cleanup)

function Form({ start = '', error }: { start?: string; error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <RichTextField
        label="Description"
        hint="Short."
        error={error}
        value={value}
        lang="en"
        dir="ltr"
        pageDir="ltr"
        icons="/i"
        t={t}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue('<p>Reset</p>')}>
        Reset
      </button>
      <output>{value}</output>
    </>
  )
}

const value = () => document.querySelector('output')?.textContent
const area = () => screen.getByRole('textbox', { name: 'Description' })
const loaded = async () => {
  fireEvent.focus(area())
  await screen.findByRole('toolbar', { name: 'Formatting' }, { timeout: 20_000 })
}

test('until the field is used, it shows the text with its formats and without its links', () => {
  render(<Form start={'<p>Quay, <strong>open</strong>: <a href="https://a.example">map</a></p>'} />)
  expect(area().innerHTML).toBe('<p>Quay, <strong>open</strong>: <u>map</u></p>')
})

test('the editor has the name, the notes and the text of the field', async () => {
  render(<Form start="<h3>Quay</h3><p>Open <strong>daily</strong></p>" error="Too long." />)
  await loaded()
  expect(area().innerHTML).toContain('<h3>Quay</h3>')
  expect(area().getAttribute('aria-invalid')).toBe('true')
  const notes = area().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too long.', 'Short.'])
  expect(value()).toBe('<h3>Quay</h3><p>Open <strong>daily</strong></p>')
})

test('what the server would not keep never becomes part of the page', async () => {
  const hostile =
    '<p onclick="x()">Quay<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">go</a></p>'
  render(<Form start={hostile} />)
  expect(area().innerHTML).toBe('<p>Quay<u>go</u></p>')
  await loaded()
  expect(area().innerHTML).not.toMatch(/script|onclick|onerror|<img/)
})

test('a heading is made with the toolbar, and undone', async () => {
  render(<Form start="<p>Quay</p>" />)
  await loaded()
  fireEvent.click(screen.getByRole('button', { name: 'Heading' }))
  await waitFor(() => expect(value()).toBe('<h3>Quay</h3>'))
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value()).toBe('<p>Quay</p>'))
})

test('a link is set from a typed address, and a wrong address is refused', async () => {
  render(<Form start="<p></p>" />)
  await loaded()
  fireEvent.click(screen.getByRole('button', { name: 'Link' }))
  const address = screen.getByRole('textbox', { name: 'Address of the link' })
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(screen.getByText(/Use an https:/)).toBeTruthy()
  fireEvent.change(address, { target: { value: 'quay.example/open' } })
  await act(async () => void fireEvent.keyDown(address, { key: 'Enter' }))
  await waitFor(() => expect(value()).toContain('href="https://quay.example/open"'))
})

test('a form that is reset shows its text', async () => {
  render(<Form start="<p>Quay</p>" />)
  await loaded()
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(area().innerHTML).toContain('Reset'))
})

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['a.example', 'https://a.example'],
  ['/incentives', '/incentives'],
  ['me@a.example', 'mailto:me@a.example'],
  ['mailto:me@a.example', 'mailto:me@a.example'],
  ['javascript:alert(1)', undefined],
  ['//a.example', undefined],
  ['data:text/html,x', undefined],
  ['quay', undefined],
  ['', undefined],
])('the address %s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test('links that the server keeps stay in a text', () => {
  expect(['http://a.example', 'https://a.example', '/a', 'mailto:a@b.example'].every(isKeptLink)).toBe(true)
  expect(['javascript:x', '//a.example', 'data:x', 'http:a', 'vbscript:x'].some(isKeptLink)).toBe(false)
})
