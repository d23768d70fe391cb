import { hasNoBarriers } from './support/barriers.ts'
import { expect, test } from '#tests/support/browser.ts'

const vocabularies = '/settings/vocabularies'

test('an administrator makes a vocabulary, orders it by drag and by keyboard, and merges two terms', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const main = page.getByRole('main')
  const tree = main.getByRole('list', { name: 'Terms' })
  const names = () => tree.getByRole('link').allInnerTexts()
  await test.step('it is created, with its first terms', async () => {
    await page.goto(vocabularies)
    await main.getByLabel('Name of the vocabulary').fill('Places')
    await main.getByLabel('Identifier').fill('place')
    await main.getByRole('button', { name: 'Create vocabulary' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places')
    for (const name of ['North', 'South', 'East']) {
      await main.getByRole('textbox', { name: 'Name', exact: false }).first().fill(name)
      await main.getByRole('button', { name: 'Add' }).click()
      await expect(tree.getByRole('link', { name })).toBeVisible()
    }
    expect(await names()).toEqual(['North', 'South', 'East'])
  })
  await test.step('the arrow keys move a term, and the focus stays on it', async () => {
    await tree.getByRole('button', { name: 'Move East' }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(tree.getByRole('link').nth(1)).toHaveText('East')
    await expect(tree.getByRole('button', { name: 'Move East' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tree.locator('.term-tree-row').nth(1)).toHaveAttribute('data-depth', '1')
  })
  await test.step('a term is dragged to another place', async () => {
    const handle = await tree.getByRole('button', { name: 'Move South' }).boundingBox()
    const target = await tree.getByRole('button', { name: 'Move North' }).boundingBox()
    await page.mouse.move(handle!.x + 10, handle!.y + 10)
    await page.mouse.down()
    await page.mouse.move(target!.x + 10, target!.y + 4, { steps: 8 })
    await page.mouse.up()
    await expect(tree.getByRole('link').first()).toHaveText('South')
    expect(await names()).toEqual(['South', 'North', 'East'])
  })
  await test.step('two terms are merged after a preview', async () => {
    await tree.getByRole('link', { name: 'North' }).click()
    await main.getByText('Merge into another term').click()
    await main.getByLabel('Merge into', { exact: true }).selectOption({ label: 'South' })
    await main.getByRole('button', { name: 'Show what moves' }).click()
    await expect(main.getByRole('heading', { name: '“North” becomes “South”' })).toBeVisible()
    await expect(main.locator('.structure-merge-preview')).toContainText('1 term below it')
    await hasNoBarriers(page)
    await main.getByRole('button', { name: 'Merge the terms' }).click()
    await expect(page.getByText('The terms have been merged.')).toBeVisible()
    expect(await names()).toEqual(['South', 'East'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a term is renamed, moved by buttons and deleted; one in use says where it is used', async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    const main = page.getByRole('main')
    await page.goto(`${vocabularies}/level`)
    await main.getByLabel('Name', { exact: false }).first().fill('Legendary')
    await main.getByRole('button', { name: 'Add' }).click()
    const tree = main.getByRole('list', { name: 'Terms' })
    await tree.getByRole('link', { name: 'Legendary' }).click()
    await main.getByRole('button', { name: 'Move up' }).click()
    await expect(tree.getByRole('link').last()).not.toHaveText('Legendary')
    await main.locator('#term-name').fill('Mythical')
    await main.locator('.term-panel').getByRole('button', { name: 'Save' }).click()
    await expect(main.getByRole('heading', { level: 2, name: 'Mythical' })).toBeVisible()
    await main.getByRole('button', { name: 'Delete…' }).click()
    await main.getByRole('button', { name: 'Delete the term' }).click()
    await expect(tree.getByRole('link', { name: 'Mythical' })).toHaveCount(0)
    await tree.getByRole('link').first().click()
    await expect(main.locator('.term-panel')).toContainText('Used by')
    await expect(main.getByRole('button', { name: 'Delete…' })).toHaveCount(0)
  })

  test('two administrators on one term: the second sees what is saved now, keeps what was typed, and decides', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('admin')
    const main = page.getByRole('main')
    await page.goto(`${vocabularies}/level`)
    await main.getByRole('list', { name: 'Terms' }).getByRole('link').first().click()
    const other = await context.newPage()
    await other.goto(page.url())
    const german = main.locator('#term-name_de')
    await german.fill('Für Eilige')
    await other.locator('#term-name_fr').fill('Pour les pressés')
    await other.locator('.term-panel').getByRole('button', { name: 'Save' }).click()
    await expect(other.getByText('Your changes have been saved.')).toBeVisible()
    const save = main.locator('.term-panel').getByRole('button', { name: 'Save' })
    await save.click()
    await expect(main.getByRole('alert')).toContainText('Someone has changed this in the meantime.')
    await expect(german).toHaveValue('Für Eilige')
    await expect(main.locator('#term-name_fr-hint')).toContainText('It is now: Pour les pressés')
    await main.locator('#term-name_fr').fill('Pour les pressés')
    await save.click()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await expect(german).toHaveValue('Für Eilige')
    await expect(main.locator('#term-name_fr')).toHaveValue('Pour les pressés')
  })

  test('an organisation is created, found, renamed and deleted; one with members stays', async ({ page, signIn }) => {
    await signIn('admin')
    const main = page.getByRole('main')
    await page.goto('/settings/organizations')
    await main.locator('#new-organization').getByLabel('Name').fill('Night school')
    await main.locator('#new-organization').getByRole('button').click()
    await main.getByRole('searchbox').fill('night')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('row')).toHaveCount(2)
    await main.getByRole('link', { name: 'Change Night school' }).click()
    await main.locator('#organization').getByLabel('Name').fill('Evening school')
    await main.getByRole('button', { name: 'Rename' }).click()
    await main.getByRole('link', { name: 'Change Evening school' }).click()
    await main.getByRole('button', { name: 'Delete…' }).click()
    await main.getByRole('button', { name: 'Delete the organisation' }).click()
    await expect(main.getByRole('row', { name: 'Evening school' })).toHaveCount(0)
    await page.goto('/settings/organizations?organization=1')
    await expect(main.locator('#organization')).toContainText('Used by')
  })
})
