import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the calendar of the signed-in instructor and waits until it works. */
export async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.goto(`/availability${query}`)
  await expect(page.locator('html[data-calendar=ready]')).toBeAttached()
}

/** The cell of the grid at a time (`HH:mm`) of a day. */
export function cellAt(page: Page, day: string, time: string): Locator {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return page
    .locator('.week-row')
    .nth(hours * 2 + minutes / 30)
    .locator(`[data-day="${day}"]`)
}

/** The middle of a cell on the screen. */
export async function middleOf(cell: Locator): Promise<{ x: number; y: number }> {
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  if (!box) throw new Error('The cell is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Paints from the first to the last cell with the mouse. */
export async function paint(page: Page, first: Locator, last: Locator): Promise<void> {
  await middleOf(last)
  const from = await middleOf(first)
  const to = await middleOf(last)
  const start = await middleOf(first)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

export async function save(page: Page): Promise<void> {
  await page.locator('.save-bar').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.save-bar-state')).toHaveText('Saved')
}
