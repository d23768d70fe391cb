// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#islands/ui/ErrorBoundary.tsx'
import { withFallback } from '#islands/ui/withFallback.tsx'
import { fallbackWords } from '#shared/i18n/fallbackWords.ts'

const words = fallbackWords((source) => source)
const Broken = (): never => {
  throw new Error('cannot render')
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the error fallback', () => {
  test('replaces a part that fails to render, and its button reloads the page', () => {
    const reload = vi.fn()
    render(
      <ErrorBoundary words={words} reload={reload}>
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong :(')
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not change a part that renders', () => {
    render(<ErrorBoundary words={words}>Fine</ErrorBoundary>)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).toBe('Fine')
  })

  test('is part of an island and passes its props on', () => {
    const Greeting = withFallback(({ name }: { name: string }) => (name === '' ? <Broken /> : <p>{name}</p>))
    const { rerender } = render(<Greeting name="Freja" fallback={words} />)
    expect(document.body.textContent).toBe('Freja')
    rerender(<Greeting name="" fallback={words} />)
    expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong :(')
  })
})
