import sharp from 'sharp'
import { expect, test } from '#tests/support/browser.ts'

test.use({ academy: 'uploads' })

const settings = '/settings/incentives/shop'

function banner(background: string): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

test('a manager uploads, crops, replaces and removes the banner of the shop', async ({ page, signIn }) => {
  await signIn('incentives')
  await page.goto(settings)
  await page.locator('form[data-ready]').waitFor()
  const field = page.getByRole('group', { name: 'Picture of the banner' })
  await field.getByLabel('Choose a picture').setInputFiles({
    name: 'quay.jpg',
    mimeType: 'image/jpeg',
    buffer: await banner('#1f7a8c'),
  })
  const shown = field.getByRole('listitem').locator('img')
  await expect(shown).toHaveAttribute('src', /^\/media\/banner\/[0-9a-f]{32}-960\.webp$/)
  const whole = await shown.getAttribute('src')

  await field.getByRole('button', { name: 'Crop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByLabel('Size of the part').fill('2')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(shown).not.toHaveAttribute('src', whole ?? '')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/incentives')
  const picture = page.locator('.shop-banner')
  await expect(picture).toHaveAttribute('srcset', /-\d+x\d+\.webp \d+w$/)
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  await page.goto(settings)
  await page.locator('form[data-ready]').waitFor()
  await field.getByRole('button', { name: 'Remove' }).click()
  await expect(field.getByLabel('Choose a picture')).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('names that no upload has are not found', async ({ page }) => {
  for (const path of [
    '/media/product/x.webp',
    '/media/product/..%2f..%2fsite.db',
    '/media/site/site.db',
    '/media/font/a.svg',
  ])
    expect([400, 404]).toContain((await page.request.get(path)).status())
})
