// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, Tooltips } from '#islands/ui/Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function twoButtons() {
  render(
    <Tooltips>
      <Tooltip text="Bold text">
        <button type="button">Bold</button>
      </Tooltip>
      <Tooltip text="Italic text">
        <button type="button">Italic</button>
      </Tooltip>
    </Tooltips>,
  )
  return { bold: screen.getByText('Bold'), italic: screen.getByText('Italic') }
}
const shown = () => screen.queryByRole('tooltip')?.textContent
const enter = (button: HTMLElement) => fireEvent.pointerMove(button, { pointerType: 'mouse' })
/** Moves the pointer away from the button and from its tooltip. */
const leave = (button: HTMLElement) => {
  fireEvent.pointerLeave(button, { pointerType: 'mouse' })
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 })
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a tooltip opens after 700 ms', () => {
  const { bold } = twoButtons()
  enter(bold)
  wait(699)
  expect(shown()).toBeUndefined()
  wait(1)
  expect(shown()).toBe('Bold text')
})

test('the next tooltip opens at once within 300 ms, and after the delay if it is later', () => {
  const { bold, italic } = twoButtons()
  enter(bold)
  wait(700)
  leave(bold)
  wait(200)
  enter(italic)
  wait(0)
  expect(shown()).toBe('Italic text')
  leave(italic)
  wait(301)
  enter(bold)
  wait(0)
  expect(shown()).toBeUndefined()
})

test('a tooltip shows on focus too', () => {
  const { bold } = twoButtons()
  fireEvent.focus(bold)
  expect(shown()).toBe('Bold text')
})
