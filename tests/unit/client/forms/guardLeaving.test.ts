// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { guardLeaving } from '#client/forms/guardLeaving.ts'

let stop = () => {}
afterEach(() => stop())

function guard(hasChanges: boolean) {
  const ask = vi.fn()
  stop = guardLeaving({ hasChanges: () => hasChanges, ask })
  document.body.innerHTML = `<a href="/settings">Settings</a><a href="#main">Content</a><a href="/help" target="_blank">Help</a><a href="/next" data-stays>Next</a>`
  const click = (text: string, init: MouseEventInit = {}) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    link?.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { ask, click }
}

test('a link away from unsaved changes asks first', () => {
  const { ask, click } = guard(true)
  expect(click('Settings')).toBe(true)
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(/\/settings$/))
})

test('links on the page, to another tab, to another view of an island, and without changes are free', () => {
  // Nothing is opened in the test. Other files share the window.
  const openNothing = (event: Event) => event.preventDefault()
  addEventListener('click', openNothing)
  onTestFinished(() => removeEventListener('click', openNothing))
  const { ask, click } = guard(true)
  click('Content')
  click('Help')
  click('Next')
  click('Settings', { ctrlKey: true })
  stop()
  const free = guard(false)
  free.click('Settings')
  expect(ask).not.toHaveBeenCalled()
  expect(free.ask).not.toHaveBeenCalled()
})

test('closing the page with unsaved changes asks by the browser', () => {
  guard(true)
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})
