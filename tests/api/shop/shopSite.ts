import { expect } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

export const api = '/api/v2'
export const password = 'demo-academy'

export function newKey() {
  return { 'Idempotency-Key': crypto.randomUUID() }
}

/** The demo academy with an open shop, a shop manager, and a learner with 100 points. */
export async function openShopSite() {
  const db = await demoDatabase()
  const manager = browserAt(db)
  const learner = browserAt(db)
  await manager.signIn('incentives@demo.test', password)
  await learner.signIn('learner@demo.test', password)
  await manager.ask(`${api}/settings/incentives/shop`, { body: { enabled: true } })
  const { uid } = (await learner.ask(`${api}/me`)).body.data
  const before = (await learner.ask(`${api}/incentives/wallet`)).body.data.points
  if (before !== 100) {
    const amount = 100 - before
    await manager.ask(`${api}/incentives/adjustments`, {
      body: { uid, amount, reason: 'A round sum' },
      headers: newKey(),
    })
  }
  async function addProduct(given: object = {}): Promise<number> {
    const body = { title: 'Enamel mug', type: 'physical', price: 40, status: 'active', fulfilment: 'manual', ...given }
    const answer = await manager.ask(`${api}/incentives/products`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data.id
  }
  return { db, manager, learner, uid, addProduct }
}
