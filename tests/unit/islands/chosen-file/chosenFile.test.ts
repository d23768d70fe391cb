// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { fillFromFile } from '#islands/chosen-file/fillFromFile.ts'
import { onChosenFile } from '#islands/chosen-file/onChosenFile.ts'

let input: HTMLInputElement
let field: HTMLTextAreaElement

beforeEach(() => {
  document.body.innerHTML =
    '<textarea id="codes"></textarea><input type="file" data-fills="codes" data-most="10" data-too-large="Too large.">'
  field = document.querySelector('textarea')!
  input = document.querySelector('input')!
})

function choose(...parts: string[]) {
  Object.defineProperty(input, 'files', { configurable: true, value: parts.map((part) => new File([part], 'a.csv')) })
}

describe('A file that a page reads', () => {
  it('fills the text field', async () => {
    fillFromFile(document)
    choose('A-1')
    input.dispatchEvent(new Event('change'))
    await expect.poll(() => field.value).toBe('A-1')
  })

  it('fills the text field if it was chosen before the page was ready', async () => {
    choose('A-1')
    fillFromFile(document)
    await expect.poll(() => field.value).toBe('A-1')
  })

  it('is refused beside its field if it is too large', async () => {
    choose('A-1-B-2-C-3')
    fillFromFile(document)
    expect(input.validationMessage).toBe('Too large.')
    expect(field.value).toBe('')
  })

  it('can be taken back', () => {
    const taken: (string | undefined)[] = []
    choose('A-1')
    onChosenFile(input, (file) => taken.push(file?.name))
    choose()
    input.dispatchEvent(new Event('change'))
    expect(taken).toEqual(['a.csv', undefined])
  })
})
