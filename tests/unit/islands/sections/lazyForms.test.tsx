// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionForms } from '#islands/sections/form.ts'
import { lazyForms } from '#islands/sections/lazyForms.tsx'
import { Draft, newSection, showInPanel } from './formHarness.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a form that could not be loaded is loaded at the next attempt, and the focus stays in the panel', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<SectionForms<'faq'>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ Content: () => <p>The fields</p>, Settings: null })
  const { Content } = lazyForms('faq', load)
  showInPanel(
    <div role="tabpanel" tabIndex={-1}>
      <Draft start={newSection('faq')}>{(props) => (Content ? <Content {...props} /> : <></>)}</Draft>
    </div>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('This form could not be loaded.')
  again.focus()
  fireEvent.click(again)
  expect(await screen.findByText('The fields')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})
