// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api.ts'
import { createRowActions, type RowAction, rowsFor } from '#client/stores/rowActions.ts'
import { createRowSelection } from '#client/stores/rowSelection.ts'

const pause: RowAction = { id: 'pause', label: 'Pause', call: 'GET incentives/shop/{id}' }
const rows = [
  { id: 1, name: 'Mug', actions: ['pause'] },
  { id: 2, name: 'Book', actions: ['archive'] },
  { id: 3, name: 'Tree', actions: ['pause', 'archive'] },
]

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('an action on selected rows', () => {
  test('is for the rows that allow it', () => {
    expect(rowsFor(pause, rows).map(({ id }) => id)).toEqual([1, 3])
  })

  test('has a result for each row, and goes on after a refusal', async () => {
    const send = vi
      .fn(async () => {})
      .mockRejectedValueOnce(new ApiError(409, [{ message: 'It is sold out.', path: '', code: 'x' }]))
    const actions = createRowActions(send, 'It failed.')
    expect(await actions.run(pause, rows)).toBe(false)
    const results = actions.$run.get()?.results.map(({ row, problem }) => [row.name, problem])
    expect(results).toEqual([
      ['Mug', 'It is sold out.'],
      ['Tree', undefined],
    ])
  })
})

describe('the checkboxes of a list', () => {
  beforeEach(() => {
    const cells = rows.map(
      ({ id, name, actions }) =>
        `<tr><td><input type="checkbox" data-row="${id}" data-name="${name}" data-actions="${actions.join(' ')}" /></td></tr>`,
    )
    document.body.innerHTML = `<table>${cells.join('')}</table>`
  })
  const boxes = () => [...document.querySelectorAll('input')]
  const click = (index: number, shiftKey = false) =>
    boxes()[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  const follow = () => {
    const selection = createRowSelection()
    selection.follow(document.querySelector('table')!)
    return selection
  }

  test('select rows, with Shift also the rows between', () => {
    const selection = follow()
    click(0)
    expect(selection.$rows.get()).toEqual([{ ...rows[0], revision: undefined }])
    click(2, true)
    expect(selection.$rows.get().map(({ id }) => id)).toEqual([1, 2, 3])
    expect(document.querySelectorAll('tr[data-selected]')).toHaveLength(3)
  })

  test('a thing that the list shows twice is selected and counted once', () => {
    document.querySelector('tbody')?.append(document.querySelector('tr')!.cloneNode(true))
    const selection = follow()
    selection.selectAll(true)
    expect(selection.$rows.get().map(({ id }) => id)).toEqual([1, 2, 3])
    expect(selection.$total.get()).toBe(3)
    click(0)
    expect(selection.$rows.get().map(({ id }) => id)).toEqual([2, 3])
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true, false])
  })

  test('can all be selected and cleared', () => {
    const selection = follow()
    selection.selectAll(true)
    expect(selection.$rows.get()).toHaveLength(selection.$total.get())
    selection.selectAll(false)
    expect(selection.$rows.get()).toEqual([])
  })
})
