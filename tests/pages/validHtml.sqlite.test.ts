import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { pagesOf } from './validHtml/pagesOf.ts'
import { validate } from './validHtml/validate.ts'

const academy = shareAcademy()

/** Readers of the quick form: the validator takes as long as everything else here. */
const few = ['ar-learner', 'en-administrator']

test('every page is valid HTML, for visitors, learners and administrators, in English and Arabic', async () => {
  const { url } = academy().site
  const [learner, arabicLearner, administrator] = await Promise.all(
    ['learner', 'learner2', 'admin'].map((name) => signInAt(url, `${name}@demo.test`)),
  )
  const users = {
    'en-visitor': 'language=en',
    'ar-visitor': 'language=ar',
    'en-learner': learner!,
    'ar-learner': arabicLearner!,
    'en-administrator': administrator!,
  }
  const asking = Object.entries(users).filter(([user]) => !process.env.QUICK_TESTS || few.includes(user))
  const pages = await Promise.all(
    asking.map(async ([user, cookie]) => {
      const found = await pagesOf(url, cookie)
      expect(found[0]?.html, user).toContain(`<html lang="${user.slice(0, 2)}"`)
      return found.map(({ path, html }) => ({ name: `${user} ${path}`, html }))
    }),
  )
  const all = pages.flat()
  expect(all.length).toBeGreaterThan(100)
  expect(validate(all)).toEqual([])
})
