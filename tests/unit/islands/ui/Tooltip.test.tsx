// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconButton } from '#islands/ui/IconButton.tsx'
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

test('a focus that comes after a click shows nothing, and a key closes the tooltip', () => {
  const { bold, italic } = twoButtons()
  fireEvent.pointerDown(italic)
  fireEvent.focus(bold)
  expect(shown()).toBeUndefined()
  fireEvent.keyDown(italic, { key: 'Tab' })
  fireEvent.focus(bold)
  expect(shown()).toBe('Bold text')
  fireEvent.keyDown(bold, { key: 'Escape' })
  expect(shown()).toBeUndefined()
})

test('the pointer can rest on the tooltip itself', () => {
  const { bold } = twoButtons()
  enter(bold)
  wait(700)
  fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
  wait(50)
  enter(screen.getByRole('tooltip'))
  wait(5000)
  expect(shown()).toBe('Bold text')
  leave(bold)
  wait(100)
  expect(shown()).toBeUndefined()
})

test('a finger opens no tooltip', () => {
  const { bold } = twoButtons()
  fireEvent.pointerMove(bold, { pointerType: 'touch' })
  wait(2000)
  expect(shown()).toBeUndefined()
})

test('the tooltip describes its control, unless it only repeats the name', () => {
  render(
    <Tooltips>
      <IconButton icon="/icons.svg#close" label="Remove" />
    </Tooltips>,
  )
  const { bold } = twoButtons()
  fireEvent.focus(bold)
  expect(bold.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  fireEvent.blur(bold)
  expect(bold.hasAttribute('aria-describedby')).toBe(false)
  const remove = screen.getByRole('button', { name: 'Remove' })
  fireEvent.focus(remove)
  expect(shown()).toBe('Remove')
  expect(remove.hasAttribute('aria-describedby')).toBe(false)
})

test('all islands of a page share one tooltip', () => {
  const { bold } = twoButtons()
  render(
    <Tooltips>
      <p>Another island</p>
    </Tooltips>,
  )
  fireEvent.focus(bold)
  expect(screen.getAllByRole('tooltip')).toHaveLength(1)
})
