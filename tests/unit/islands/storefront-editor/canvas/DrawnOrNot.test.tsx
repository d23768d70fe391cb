// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DrawnOrNot } from '#islands/storefront-editor/canvas/DrawnOrNot.tsx'

afterEach(cleanup)

test('a section that could not be drawn is tried again when anything that it shows has changed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const words = { title: 'By subject' }
  const drawn = (loaded: { title: string } | undefined) => (
    <DrawnOrNot of={[words, loaded]} empty="Nothing yet" draw={() => <p>{loaded!.title}</p>} />
  )
  const { rerender } = render(drawn(undefined))
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  rerender(drawn(undefined))
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  rerender(drawn({ title: 'Writing' }))
  expect(screen.getByText('Writing')).toBeTruthy()
})
