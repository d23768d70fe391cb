// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RowSelection } from '#islands/row-selection/RowSelection.tsx'

const frame = {
  messages: { lang: 'en', strings: {} },
  ...({ lang: 'en', dir: 'ltr', nonce: 'n0nce', icons: '/icons.svg', uid: 1, siteLanguage: 'en' } as const),
  languages: [],
  timeZone: 'UTC',
  ownCriteria: [],
}
const call = 'GET incentives/shop/{id}'
const actions = [
  { id: 'pause', label: 'Pause', call },
  { id: 'archive', label: 'Archive', call, confirm: { title: 'Archive these products?', description: 'Sure?' } },
] as const

const rows = [
  ['1', 'Mug', 'pause'],
  ['2', 'Book', 'archive'],
  ['3', 'Tree', 'pause archive'],
]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cells = rows.map(
    ([id, name, allowed]) =>
      `<tr><td><input type="checkbox" aria-label="Select ${name}" data-row="${id}" data-name="${name}" data-actions="${allowed}" /></td></tr>`,
  )
  document.body.innerHTML = `<table id="products"><tr><th><input type="checkbox" aria-label="All" data-all-rows /></th></tr>${cells.join('')}</table><div id="island"></div>`
  const words = { message: 'Oops', refresh: 'Refresh' }
  render(<RowSelection frame={frame} table="products" actions={actions} fallback={words} />, {
    container: document.getElementById('island')!,
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))

describe('the bar above selected rows', () => {
  test('appears with the first row, and says what each action would touch', () => {
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    select('Mug')
    select('Tree')
    const bar = within(screen.getByRole('region', { name: 'Selection' }))
    expect(screen.getByRole('status').textContent).toBe('2 selected')
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pause 2', 'Archive 1', ''])
  })

  test('selects and clears all rows', () => {
    select('Mug')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }))
    expect(screen.getByRole('status').textContent).toBe('3 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  test('the box in the head of the table selects all rows, and shows when only some are selected', () => {
    const head = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
    select('Mug')
    expect([head.checked, head.indeterminate]).toEqual([false, true])
    fireEvent.click(head)
    expect(screen.getByRole('status').textContent).toBe('3 selected')
    expect([head.checked, head.indeterminate]).toEqual([true, false])
    fireEvent.click(head)
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  test('Escape clears the selection, but not the search field’s Escape', () => {
    select('Mug')
    const search = document.body.appendChild(document.createElement('input'))
    search.type = 'search'
    fireEvent.keyDown(search, { key: 'Escape' })
    expect(screen.getByRole('status').textContent).toBe('1 selected')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  test('Escape closes an open menu of a row first, and leads the focus back', () => {
    select('Mug')
    const menu = document.querySelector('#products td')!.appendChild(document.createElement('details'))
    const summary = menu.appendChild(document.createElement('summary'))
    summary.tabIndex = 0
    menu.open = true
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect([menu.open, document.activeElement]).toEqual([false, summary])
    expect(screen.getByRole('status').textContent).toBe('1 selected')
    menu.open = true
    fireEvent.click(document.body)
    expect(menu.open).toBe(false)
  })

  test('asks before an action with consequences', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    select('Book')
    fireEvent.click(screen.getByRole('button', { name: 'Archive 1' }))
    const dialog = screen.getByRole('dialog', { name: 'Archive these products?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(fetched).not.toHaveBeenCalled()
  })

  test('shows the result of each row, with the reason of a refusal', async () => {
    const refusal = { errors: [{ message: 'It is sold out.', path: '', code: 'sold_out' }] }
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) =>
        address.endsWith('/1') ? Response.json(refusal, { status: 409 }) : Response.json({ data: {} }),
      ),
    )
    select('Mug')
    select('Tree')
    fireEvent.click(screen.getByRole('button', { name: 'Pause 2' }))
    expect(await screen.findByText('Show the list again')).toBeTruthy()
    const results = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(results).toEqual(['Mug – It is sold out.', 'Tree'])
    expect(document.body.textContent).toContain('1 of 2 done')
  })
})
