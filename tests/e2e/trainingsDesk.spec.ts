import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { closeBanner, expect, signInOn, test } from '#tests/support/browser.ts'

test.use({ academy: 'trainings desk' })

const path = '/settings/trainings'

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#1f7a8c' } })
    .jpeg()
    .toBuffer()
}

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('form[data-ready]')).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

const title = (page: Page) => page.getByRole('tabpanel').getByRole('textbox', { name: 'Title' })

test(
  'an administrator creates a training in two languages with a cover and publishes it; a visitor finds it',
  { tag: '@journey' },
  async ({ page, context, signIn, elsewhere: visitor }) => {
    await closeBanner(context)
    await signIn('admin')
    await page.goto(path)
    await page.getByRole('link', { name: 'Create training' }).click()
    await expect(page.locator('form[data-ready]')).toBeVisible()

    await test.step('without a title and with a wrong address it is refused, and the summary leads to the fields', async () => {
      await page.getByRole('textbox', { name: 'Web address' }).fill('nowhere')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' })
      await expect(summary.getByRole('link', { name: /Web address/ })).toBeVisible()
      await summary.getByRole('link', { name: /Title/ }).click()
      await expect(title(page)).toBeFocused()
    })

    await test.step('with texts in two languages and a cover it is saved as a draft', async () => {
      await title(page).fill('Splicing for sailors')
      await page.getByRole('textbox', { name: 'Web address' }).fill('https://learn.example/splicing')
      await page.getByRole('tab', { name: /العربية/ }).click()
      await title(page).fill('وصل الحبال للبحارة')
      const cover = page.getByRole('group', { name: 'Cover' })
      await cover.getByLabel('Choose a picture').setInputFiles({
        name: 'rope.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(),
      })
      await expect(cover.getByRole('listitem').locator('img')).toHaveAttribute(
        'src',
        /^\/media\/cover\/[0-9a-f]{32}-400/,
      )
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Splicing for sailors')
      await expect(page.getByText('Saved as a draft. Learners cannot see it yet.')).toBeVisible()
    })

    await test.step('the preview shows it, and no visitor finds it', async () => {
      await page.getByRole('button', { name: 'Actions for Splicing for sailors' }).click()
      await page.getByRole('link', { name: 'Preview' }).click()
      await expect(page.getByText('It is a draft. When it is published, learners see it like this.')).toBeVisible()
      await expect(page.locator('.training-preview').getByText('Splicing for sailors')).toBeVisible()
      await visitor.goto('/search?s=Splicing+sailors')
      await expect(visitor.getByRole('link', { name: 'Splicing for sailors' })).toBeHidden()
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
    })

    await test.step('published, a visitor finds it with its cover by the very next search, in both languages', async () => {
      await page.locator('.page-actions').getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('It is published now. Learners can find it.')).toBeVisible()
      for (const words of ['Splicing+sailors', encodeURIComponent('الحبال للبحارة')]) {
        await visitor.goto(`/search?s=${words}`)
        await expect(visitor.getByRole('link', { name: 'Splicing for sailors' })).toBeVisible()
      }
      await visitor.getByRole('link', { name: 'Splicing for sailors' }).click()
      const art = visitor.locator('.training-head img')
      await expect(art).toHaveAttribute('srcset', /-400\.webp 400w.*-1200x900\.webp 1200w/)
      expect((await visitor.request.get((await art.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
        'image/webp',
      )
    })
  },
)

test('two administrators change one training: the second is asked about the field, and nothing typed is lost', async ({
  page: other,
  context,
  signIn,
  site,
  elsewhere: page,
}) => {
  await closeBanner(context)
  await signIn('admin')
  await signInOn(page, site.url, 'admin')
  await openForm(page, `${path}/2/edit`)
  await openForm(other, `${path}/2/edit`)
  const provider = (at: Page) => at.getByRole('textbox', { name: 'Provider', exact: true })
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await provider(other).fill('Harbour School')
  await save(other)
  await provider(page).fill('Lighthouse School')
  await notes.fill('Ask the harbour master.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved in the meantime' })
  const choice = dialog.getByRole('group', { name: 'Provider' })
  await expect(choice).toContainText('Harbour School')
  await expect(choice.getByLabel('Yours')).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(provider(page)).toHaveValue('Lighthouse School')
  await expect(notes).toHaveValue('Ask the harbour master.')
})

test('without JavaScript the list is searched, filtered, sorted and turned, and a training is unpublished after a question', async ({
  browser,
  context,
  signIn,
  site,
}) => {
  await closeBanner(context)
  await signIn('admin')
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  const page = await plain.newPage()
  await page.goto(`${site.url}${path}?sort=title`)
  const first = await page.getByRole('rowheader').first().getByRole('link').innerText()
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('rowheader').getByRole('link', { name: first })).toBeHidden()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('rowheader').first()).toContainText(first)

  const search = page.getByRole('searchbox', { name: 'Title or identifier' })
  await search.fill('first-ninety')
  await search.press('Enter')
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toContainText('The first ninety days of leading')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await row.getByRole('button', { name: 'Unpublish…' }).click()
  await expect(row.getByRole('dialog')).toContainText(/learners? ha(s|ve) not finished it/)
  await row.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is a draft now.' })).toBeVisible()
  await expect(page).toHaveURL(/s=first-ninety/)
  await page.getByRole('button', { name: 'Undo: Publish The first ninety days of leading' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is published now.' })).toBeVisible()
  await plain.close()
})

test('with the keyboard alone an administrator finds a training, changes it and saves', async ({
  page,
  context,
  signIn,
}) => {
  await closeBanner(context)
  await signIn('admin')
  await page.goto(path)
  await page.getByRole('searchbox', { name: 'Title or identifier' }).focus()
  await page.keyboard.type('plain words')
  await page.keyboard.press('Enter')
  const link = page.getByRole('rowheader').getByRole('link', { name: 'Plain words' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Duration' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('75')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
