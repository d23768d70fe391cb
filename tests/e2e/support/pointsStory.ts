import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import type { Translate } from '#shared/i18n/message.ts'
import { type FreshSite, firstStep, signInByForm, welcomeLearner } from './freshSite.ts'

/** A fresh site whose administrator opens a points shop, and its first learner. */
export interface PointsStory {
  fresh: FreshSite
  /** The language that the administrator chooses for the site. */
  language: 'en' | 'ar'
  /** Translates labels into this language. */
  t: Translate
  /** The page of the administrator. */
  desk: Page
  learner: Page
}

/** The titles that the administrator writes, by language. */
const titles = {
  en: { training: 'Plain words for busy readers', product: 'A mug from the oak house' },
  ar: { training: 'كلمات واضحة للقارئ المشغول', product: 'كوب من بيت البلوط' },
}
const LESSON = 'https://lessons.oak.test/plain-words'
const LEARNER = { mail: 'ada@oak.test', name: 'Ada', password: 'nine quiet oaks in rain' }
const settings = '/settings/incentives'

/** The administrator takes the first steps: the site's language, a schedule, a rule, a product, the shop. */
export async function openPointsShop(story: PointsStory): Promise<void> {
  const { desk, t } = story
  await test.step('the administrator chooses the name and the language', () => nameSite(story))
  await test.step('a schedule of expiry is in use as the default', () => createSchedule(story))
  await test.step('a rule gives 50 points for a completed training', () => createRule(story))
  await test.step('a product with a picture is in the shop', () => createProduct(story))
  await test.step('the shop is open, and the first steps say so', async () => {
    await openForm(desk, `${settings}/shop`)
    await desk.getByRole('switch', { name: t('The shop is open') }).check()
    await save(story)
    await desk.goto('/dashboard')
    for (const title of ['Name and language', 'Decide what earns points', 'Fill the shop'])
      await expect(firstStep(desk, t(title))).toContainText(t('Done'))
    await expect(firstStep(desk, t('Import your trainings'))).toContainText(t('Not done yet'))
  })
}

/** A training comes by command. The learner completes it and has points. */
export async function earnPoints(story: PointsStory): Promise<void> {
  const { fresh, desk, learner, language, t } = story
  const main = learner.getByRole('main')
  const title = titles[language].training

  await test.step('a training and a learner come by command', async () => {
    const file = join(fresh.folder, 'trainings.csv')
    writeFileSync(file, `external_id,title,language,url\nplain,${title},${language},${LESSON}\n`)
    expect(fresh.command(['import', 'trainings', file])).toMatch(/\b1\b/)
    await desk.goto('/dashboard')
    await expect(firstStep(desk, t('Import your trainings'))).toContainText(t('Done'))
    await welcomeLearner(learner, fresh, LEARNER)
  })

  await test.step('the learner completes the training', async () => {
    await learner.context().route(`${LESSON}*`, (route) => route.fulfill({ body: 'A lesson' }))
    await signInByForm(learner, LEARNER)
    await expect(learner.locator('html')).toHaveAttribute('lang', language)
    await learner.goto(`/search?s=${encodeURIComponent(title)}`)
    await main.getByRole('link', { name: title }).click()
    const training = learner.url()
    await main.getByRole('button', { name: t('Enrol'), exact: true }).click()
    await main.getByRole('button', { name: t('Start'), exact: true }).click()
    await expect(learner).toHaveURL(/lessons\.oak\.test/)
    await learner.goto(training)
    await main.getByRole('link', { name: t('Mark as completed') }).click()
    await main.getByRole('button', { name: t('Yes, I have finished it') }).click()
    const notice = t('Completed. You earned {{count}} points.', { count: 50 })
    await expect(learner.getByRole('status').filter({ hasText: notice })).toBeVisible()
  })
}

/** The learner redeems the product, and the administrator approves the order. */
export async function redeemAndApprove({ desk, learner, language, t }: PointsStory): Promise<void> {
  const { product } = titles[language]
  const main = learner.getByRole('main')
  let order = ''

  await test.step('the learner redeems the product', async () => {
    await learner.goto('/incentives')
    await expect(main.getByText(t('{{count}} points', { count: 50 })).first()).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: product }).locator('img')).toBeVisible()
    await main.getByRole('link', { name: product, exact: true }).click()
    await main.getByRole('link', { name: t('Redeem'), exact: true }).click()
    await main.getByRole('button', { name: t('Redeem for {{count}} points', { count: 40 }) }).click()
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText(t('Request sent.'))
    await expect(main).toContainText(t('You have {{count}} points', { count: 10 }))
    order = new URL(learner.url()).searchParams.get('order') ?? ''
  })

  await test.step('the manager sees the order and approves it', async () => {
    const there = desk.getByRole('main')
    await desk.goto(settings)
    await expect(there).toContainText(t('{{count}} orders wait for your decision.', { count: 1 }))
    await there.getByRole('link', { name: t('Decide now') }).click()
    await there.getByRole('link', { name: product }).click()
    await there.getByRole('button', { name: t('Approve'), exact: true }).click()
    await expect(there).toContainText(t('Approved, to deliver'))
  })

  await test.step('the learner sees that it is approved', async () => {
    await learner.goto(`/incentives/orders/${order}`)
    await expect(main).toContainText(t('It is approved and being prepared.'))
  })
}

/** The form is still in English. */
async function nameSite({ desk, language, t }: PointsStory): Promise<void> {
  await firstStep(desk, 'Name and language').getByRole('link').click()
  await desk.locator('form[data-ready]').waitFor()
  await desk.getByRole('textbox', { name: 'Name of the site' }).fill('Oak House')
  if (language === 'ar') {
    const tab = desk.getByRole('tab', { name: /العربية/ }).first()
    await tab.click()
    await desk.getByRole('textbox', { name: 'Name of the site' }).fill('بيت البلوط')
    await desk.getByRole('switch', { name: 'العربية' }).check()
    await desk.getByRole('combobox', { name: 'Language of the site' }).click()
    await desk.getByRole('option', { name: 'العربية' }).click()
  }
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await desk.goto(settings)
  await expect(desk.locator('html')).toHaveAttribute('lang', language)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(t('Incentives'))
}

async function createSchedule({ desk, t }: PointsStory): Promise<void> {
  await desk.goto(`${settings}/schedules`)
  await desk
    .getByRole('link', { name: t('Create schedule') })
    .first()
    .click()
  await desk.locator('form[data-ready]').waitFor()
  await desk
    .getByRole('textbox', { name: t('Name') })
    .first()
    .fill('One year')
  await desk.getByRole('button', { name: t('Create schedule') }).click()
  await expect(desk).toHaveURL(/\/schedules\/\d+\/edit/)
  await desk.getByRole('link', { name: t('Put into use') }).click()
  await desk.getByRole('button', { name: t('Yes, put it into use') }).click()
  await expect(desk.locator('.schedule-states')).toContainText(t('Default'))
}

async function createRule(story: PointsStory): Promise<void> {
  const { desk, t } = story
  await openForm(desk, `${settings}/rules`)
  await desk.getByRole('switch', { name: t('Rules are on') }).check()
  await desk.getByRole('button', { name: t('Add a rule') }).click()
  await desk
    .getByRole('textbox', { name: t('Name') })
    .first()
    .fill('A training is done')
  await desk.getByRole('combobox', { name: t('Event') }).selectOption('training_completed')
  await desk.getByRole('spinbutton', { name: t('Points') }).fill('50')
  await save(story, 'Save rules')
}

async function createProduct({ desk, language, t }: PointsStory): Promise<void> {
  const { product } = titles[language]
  await openForm(desk, `${settings}/products/create`)
  await desk.getByRole('tabpanel').getByLabel(t('Title in the shop')).fill(product)
  await desk.getByRole('spinbutton', { name: t('Price') }).fill('40')
  await desk.getByRole('radio', { name: t('After approval') }).check()
  const pictures = desk.getByRole('group', { name: t('Pictures') }).last()
  const create = { width: 800, height: 600, channels: 3 as const, background: '#2f6f4f' }
  const buffer = await sharp({ create }).png().toBuffer()
  await pictures.getByLabel(t('Choose a picture')).setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer })
  await pictures.getByLabel(t('What does the picture show?')).fill('A green mug')
  await desk.getByRole('button', { name: t('Create'), exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(product)
  await expect(desk).toHaveURL(/\/products\/\d+\/edit/)
  await desk
    .getByRole('button', { name: t('Activate') })
    .first()
    .click()
  await expect(desk.locator('#product-state')).toHaveText(t('Active'))
  await desk.goto(`${settings}/products`)
  await expect(desk.getByRole('row').filter({ hasText: product })).toContainText(t('Active'))
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('form[data-ready]').waitFor()
}

async function save({ desk, t }: PointsStory, label = 'Save'): Promise<void> {
  await desk.getByRole('button', { name: t(label), exact: true }).click()
  await expect(desk.getByRole('status').filter({ hasText: new RegExp(`^${t('Saved')}$`) })).toBeVisible()
}
