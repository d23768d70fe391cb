import { DEMO_PASSWORD } from '#demo/content/cast.ts'
import type { ShopOfStory } from '#tests/e2e/support/shop.ts'
import { rowState, showLongRow } from './inPage.ts'
import type { Visitor } from './visitor.ts'

/** The person, the academy and the things that the journeys use. */
export interface Surroundings {
  language: 'en' | 'ar'
  mail: string
  fullName: string
  training: { words: string; title: string }
  product: { id: number; price: number }
  shop: ShopOfStory
}

type Journey = (visitor: Visitor, surroundings: Surroundings) => Promise<void>

/** The journeys in their order: each begins where the one before has ended. */
export const journeys: Readonly<Record<string, Journey>> = {
  async carousels({ go, driver, until }, { language }) {
    await go(`/?language=${language}`)
    await until('a row with arrows', () => driver.run(showLongRow))
    const state = () => driver.run(rowState)
    await until('a forward arrow and no back arrow at the beginning', async () => {
      const { back, on } = await state()
      return on !== null && back === null
    })
    for (let presses = 0; presses < 20; presses++) {
      const { on, position } = await state()
      if (!on) break
      await driver.clickAt(on)
      await until('the row further on', async () => (await settled(state)).position > position)
    }
    const { position, length, on, back } = await settled(state)
    if (on || !back || position < length - 5) throw new Error(`The row does not end: ${position} of ${length}.`)
    await driver.clickAt(back)
    await until('the row further back', async () => (await state()).position < position)
    await until('the forward arrow again', async () => (await state()).on !== null)
  },

  async search({ go, press, pressNamed, driver, until, arrives }, { language, training }) {
    await go(`/?language=${language}`)
    await press('button', 'Search')
    await until('the open search field', () =>
      driver.run(() => document.activeElement?.matches('header [type=search]') ?? false),
    )
    await driver.type(`${training.words}\n`)
    await arrives(/^\/search\?/)
    await pressNamed('link', training.title)
    await arrives(/^\/training\/\d+/)
  },

  async 'log in'({ press, fill, driver, arrives }, { mail }) {
    const training = await arrives(/^\/training\/\d+/)
    await press('link', 'Log in to enrol')
    await arrives(/^\/user\/login/)
    await fill('Username or email', mail)
    await fill('Password', DEMO_PASSWORD)
    await driver.type('\n')
    await arrives(new RegExp(`^${training.replace(/\?.*/, '')}$`))
  },

  async learn({ go, press, reads, arrives }, { mail, shop }) {
    const training = await arrives(/^\/training\/\d+/)
    const before = await shop.balance(mail)
    await press('button', 'Enrol')
    await reads('You are enrolled.')
    await press('button', 'Start')
    await arrives(/^\/demo\/training\//)
    await go(training)
    await press('link', 'Mark as completed')
    await press('button', 'Yes, I have finished it')
    await arrives(/notice=|^\/training\/\d+$/)
    const earned = (await shop.balance(mail)) - before
    if (earned <= 0) throw new Error('The completion earned no points.')
    await reads('Completed. You earned {{count}} points.', { count: earned })
  },

  async points({ go, reads }, { mail, shop }) {
    await go('/dashboard')
    await reads('{{count}} points', { count: await shop.balance(mail) })
    await go('/incentives/wallet')
    await reads('points to spend', { count: await shop.balance(mail) })
  },

  async goal({ go, press, reads }, { product }) {
    await go(`/incentives/${product.id}`)
    await press('button', 'Set as my goal')
    await reads('Remove as my goal')
  },

  async redeem({ press, reads, arrives, until }, { product, mail, shop }) {
    const before = await shop.balance(mail)
    await press('link', 'Redeem')
    await arrives(/\/purchase$/)
    await press('button', 'Redeem for {{count}} points', { count: product.price })
    await arrives(/^\/incentives\/purchase-success\?order=\d+/)
    await reads('You can still change your mind:')
    await until('the price off the points', async () => (await shop.balance(mail)) === before - product.price)
  },

  async cancel({ press, reads, until }, { product, mail, shop }) {
    const before = await shop.balance(mail)
    await press('link', 'Cancel the order')
    await press('button', 'Yes, cancel it')
    await reads('The order is cancelled, and your points are back.')
    await until('the price back', async () => (await shop.balance(mail)) === before + product.price)
  },

  async 'log out'({ go, press, reads, arrives }, { fullName }) {
    await press('button', 'Account of {{name}}', { name: fullName })
    await press('button', 'Log out')
    await reads('You are logged out.')
    await go('/dashboard')
    await arrives(/^\/user\/login/)
  },
}

/** The state of a row that has come to rest. */
async function settled<State extends { position: number }>(state: () => Promise<State>): Promise<State> {
  for (let last = await state(); ;) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const next = await state()
    if (next.position === last.position) return next
    last = next
  }
}
