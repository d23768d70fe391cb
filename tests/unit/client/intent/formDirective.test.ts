// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import onForm from '#client/intent/formDirective.ts'

let field: HTMLInputElement
let radio: HTMLInputElement
let file: HTMLInputElement
let button: HTMLButtonElement
let log: string[]
let finishLoading: () => void
let failLoading: (error: Error) => void
let done: Promise<unknown>

beforeEach(() => {
  document.body.innerHTML =
    '<div><form><input name="s"><input type="radio" name="r" value="wide"><input type="file"><button>Save</button></form></div>'
  const island = document.querySelector('div')!
  const form = document.querySelector('form')!
  field = document.querySelector('[name=s]')!
  radio = document.querySelector('[name=r]')!
  file = document.querySelector('[type=file]')!
  button = document.querySelector('button')!
  log = []
  const loading = new Promise<void>((resolve, reject) => {
    finishLoading = resolve
    failLoading = reject
  })
  const load = async () => {
    await loading
    return async () => {
      field.value = 'saved'
      field.addEventListener('input', () => log.push(`typed ${field.value}`))
      radio.addEventListener('change', () => log.push(`chosen ${radio.value}`))
      button.addEventListener('click', () => log.push('click'))
      file.addEventListener('change', () => log.push('file'))
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    log.push('submit')
  })
  done = Promise.resolve(onForm(load, { name: 'Form', value: 'true' }, island)).catch(String)
})

const click = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

function typing(text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('A form that is used before it is ready', () => {
  it('does again what the user did, in the same order', async () => {
    typing('h')
    typing('hello')
    click(radio)
    click(button)
    expect([radio.checked, log], 'the choice is shown, and nothing is sent').toEqual([true, []])
    finishLoading()
    await done
    expect(field.value).toBe('hello')
    expect(radio.checked).toBe(true)
    expect(log).toEqual(['typed hello', 'chosen wide', 'click', 'submit'])
  })

  it('takes the file that was chosen', async () => {
    file.dispatchEvent(new Event('change', { bubbles: true }))
    finishLoading()
    await done
    expect(log).toEqual(['file'])
  })

  it('leaves clicks for another tab to the browser', async () => {
    expect(click(button, { ctrlKey: true })).toBe(true)
  })

  it('holds nothing back once it is ready', async () => {
    finishLoading()
    await done
    click(radio)
    expect(log).toEqual(['chosen wide'])
  })

  it('is the form of the page if it cannot be loaded', async () => {
    click(button)
    expect(log).toEqual([])
    failLoading(new Error('away'))
    await done
    expect(log).toEqual(['submit'])
  })
})
