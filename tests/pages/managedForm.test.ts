import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { add, course } from '#tests/unit/server/catalogue/catalogue.ts'
import { addProduct } from '#tests/unit/server/shop/shopFixture.ts'

const academy = shareAcademy()
const forItsAudience = 'Only its audience sees this page'

/** Asks for a page as one user after the other. */
async function ask(path: string, users: readonly string[]) {
  const { site } = academy()
  const answers = []
  for (const user of users) {
    const cookie = await signInAt(site.url, `${user}@demo.test`)
    const answer = await fetch(site.url + path, { headers: { cookie } })
    answers.push({ status: answer.status, html: await answer.text() })
  }
  return answers
}

test('a manager who may not see a training is led to its form; others learn nothing', async () => {
  const id = await add(academy().db, { ...course('Draft'), published: false }, new Date())
  const [manager, learner] = await ask(`/training/${id}`, ['admin', 'learner'])
  expect(manager).toMatchObject({ status: 404, html: expect.stringContaining(forItsAudience) })
  expect(manager!.html).toContain(`href="/settings/trainings/${id}/edit"`)
  expect(learner).toMatchObject({ status: 404, html: expect.not.stringContaining(forItsAudience) })
  expect(learner!.html).not.toContain('/settings/')
})

test('a manager who may not see a product is led to its form; others learn nothing', async () => {
  const { id } = await addProduct(academy().db, { status: 'draft' })
  const [manager, learner] = await ask(`/incentives/${id}`, ['incentives', 'learner'])
  expect(manager).toMatchObject({ status: 404, html: expect.stringContaining(forItsAudience) })
  expect(manager!.html).toContain(`href="/settings/incentives/products/${id}/edit"`)
  expect(learner).toMatchObject({ status: 404, html: expect.not.stringContaining(forItsAudience) })
})

test('what does not exist has no form', async () => {
  for (const path of ['/training/999999', '/incentives/999999']) {
    const [manager] = await ask(path, ['admin'])
    expect(manager, path).toMatchObject({ status: 404, html: expect.not.stringContaining(forItsAudience) })
  }
})
