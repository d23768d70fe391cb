import type { BrowserContext } from '@playwright/test'
import { closeBanner, expect, type Person, test } from '#tests/support/browser.ts'
import { hasNoBarriers } from './support/barriers.ts'
import { addBookableSession } from './support/bookings.ts'

test.use({ academy: 'bookings' })

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(
      `learners book, wait, are promoted and give a place back ${how}`,
      { tag: javaScriptEnabled ? ['@journey', '@postgres'] : '@postgres' },
      async ({ page, context, site, signIn }) => {
        const title = `One place ${how}`
        const training = await addBookableSession(site.databaseUrl, title)
        const sessions = page.getByRole('region', { name: 'Sessions', exact: true })
        const mine = page.getByRole('region', { name: 'My sessions' }).getByRole('listitem').filter({ hasText: title })
        const said = page.getByRole('status')
        const change = (person: Person) => changePerson(context, () => signIn(person))
        const unfold = async () => {
          const more = page.getByRole('region', { name: 'My sessions' }).locator('details:not([open]) summary')
          if ((await more.count()) > 0) await more.click()
        }

        await test.step('a visitor sees the places and logs in to book', async () => {
          await page.goto(`/training/${training}`)
          await expect(sessions).toContainText('1 place left')
          await expect(sessions.getByRole('link', { name: 'Log in to book' })).toHaveAttribute('href', /^\/user\/login/)
        })

        await test.step('a learner takes the only place and is enrolled', async () => {
          await change('learner')
          await page.goto(`/training/${training}`)
          await sessions.getByRole('button', { name: 'Book a place' }).click()
          await expect(said).toContainText('Your place is booked.')
          await expect(sessions).toContainText('Booked')
          await expect(page.getByRole('main')).toContainText('Enrolled on')
        })

        await test.step('another one waits', async () => {
          await change('instructor')
          await page.goto(`/training/${training}`)
          await expect(sessions).toContainText('Full')
          await expect(sessions).toContainText('You would have place 1')
          await sessions.getByRole('button', { name: 'Join the waiting list' }).click()
          await expect(said).toContainText('You are on the waiting list.')
          await expect(sessions).toContainText('Waiting list, place 1')
          await page.goto('/dashboard')
          await unfold()
          await expect(mine).toContainText('Waiting list, place 1')
        })

        await test.step('the first one gives the place back, after a question', async () => {
          await change('learner')
          await page.goto('/dashboard')
          await unfold()
          await mine.getByRole('link', { name: 'Cancel my place' }).click()
          const question = page.getByRole('region', { name: 'Give your place back?' })
          await expect(question.getByRole('heading')).toBeFocused()
          if (javaScriptEnabled) await hasNoBarriers(page)
          await question.getByRole('link', { name: 'No, keep it' }).click()
          await expect(question).toHaveCount(0)
          await sessions.getByRole('link', { name: 'Cancel my place' }).click()
          await question.getByRole('button', { name: 'Yes, give it back' }).click()
          await expect(said).toContainText('You no longer take part in this session.')
          await expect(sessions.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
          await page.goto('/dashboard')
          await expect(mine).toHaveCount(0)
        })

        await test.step('the one who waited has the place, and a notification that leads to it', async () => {
          await change('instructor')
          await page.goto('/user/notices')
          await page.getByRole('link', { name: `A place became free, and it is yours: “${title}”` }).click()
          await expect(page).toHaveURL(`/training/${training}#sessions`)
          await expect(sessions).toContainText('Booked')
          if (javaScriptEnabled) await hasNoBarriers(page)
        })
      },
    )
  })
}

async function changePerson(context: BrowserContext, signIn: () => Promise<void>): Promise<void> {
  await context.clearCookies()
  await closeBanner(context)
  await signIn()
}
