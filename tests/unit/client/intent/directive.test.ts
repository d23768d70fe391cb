// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import onIntent from '#client/intent/directive.ts'

let island: HTMLElement
let form: HTMLFormElement
let button: HTMLButtonElement
let log: string[]
let finishLoading: () => void

beforeEach(() => {
  document.body.innerHTML = '<div><form><input name="s"><button><svg></svg></button></form></div>'
  island = document.querySelector('div')!
  form = document.querySelector('form')!
  button = document.querySelector('button')!
  log = []
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve
  })
  const load = async () => {
    log.push('load')
    await loading
    return async () => {
      log.push('hydrate')
      button.addEventListener('click', (event) => {
        event.preventDefault()
        log.push('click')
      })
    }
  }
  onIntent(load, { name: 'SearchField', value: 'true' }, island)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    log.push('submit')
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const click = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

describe('An island that loads on intent', () => {
  it('loads nothing until the user reaches it', async () => {
    await settled()
    expect(log).toEqual([])
  })

  it.each(['pointerover', 'focusin', 'click'])('loads once, at the first %s', async (type) => {
    for (let again = 0; again < 3; again++) button.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    button.dispatchEvent(new Event('focusin', { bubbles: true }))
    finishLoading()
    await settled()
    expect(log.filter((entry) => entry === 'load')).toHaveLength(1)
    expect(log.filter((entry) => entry === 'hydrate')).toHaveLength(1)
  })

  it('holds back a click on a picture inside the button, and repeats it when it is ready', async () => {
    const notPrevented = click(button.querySelector('svg')!)
    expect(notPrevented).toBe(false)
    await settled()
    expect(log).toEqual(['load'])
    finishLoading()
    await settled()
    expect(log).toEqual(['load', 'hydrate', 'click'])
  })

  it('repeats only the last of several clicks', async () => {
    for (let again = 0; again < 4; again++) click(button)
    finishLoading()
    await settled()
    expect(log).toEqual(['load', 'hydrate', 'click'])
  })

  it('holds back the submit of a form', async () => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    finishLoading()
    await settled()
    expect(log.slice(-2)).toEqual(['hydrate', 'submit'])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('lets a click with %s open its own tab or window', async (key) => {
    const link = island.appendChild(document.createElement('a'))
    expect(click(link, { [key]: true })).toBe(true)
    await settled()
    expect(log).toEqual([])
  })

  it('does nothing any more once it is ready', async () => {
    island.dispatchEvent(new Event('pointerover', { bubbles: true }))
    finishLoading()
    await settled()
    click(button)
    expect(log).toEqual(['load', 'hydrate', 'click'])
  })
})
