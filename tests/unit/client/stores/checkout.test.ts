import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { refreshAfterCheckout, shopItemQuery, shopKey } from '#client/queries/shop.ts'
import { walletQuery } from '#client/queries/wallet.ts'
import { createQueryClient } from '#client/queryClient.ts'
import { RETRIES } from '#client/retries.ts'
import { type CheckoutCalls, createCheckout } from '#client/stores/checkout.ts'
import type { CheckoutAnswer } from '#shared/contract/checkout.ts'
import { checkoutBody, problemsOfFields, problemsOfTerms } from '#shared/shop/checkoutForm.ts'

const wallet = { points: 260, pending: 0, lifetime_earned: 340, spent: 80, expired: 0, next_expiry: null }
const answer: CheckoutAnswer = {
  wallet,
  order: {
    id: 7,
    state: 'fulfilled',
    total: 80,
    lines: [],
    fields: [],
    reason: '',
    tracking: '',
    history: [],
    cancellable: false,
    placed_at: '2026-11-21 10:00:00',
    changed_at: '2026-11-21 10:00:00',
  },
}
const body = { products: [3], expected_total: 80 }
const soldOut = new ApiError(400, [{ message: 'Sold out', path: 'products[0]', code: 'sold_out' }])
const lost = new TypeError('connection lost')

/** A checkout with scripted answers; the last one is repeated. */
function checkout(script: readonly (CheckoutAnswer | Error)[], calls: Partial<CheckoutCalls> = {}) {
  const seen = {
    tries: 0,
    bought: [] as number[],
    pauses: [] as number[],
    logged: 0,
    phases: [] as string[],
    failed: [] as unknown[],
  }
  const made = createCheckout(
    { offer: { price: 80, points: 340 }, problems: [] },
    {
      send: async () => {
        const end = script[Math.min(seen.tries++, script.length - 1)]
        if (end instanceof Error) throw end
        return end ?? answer
      },
      readOffer: async () => ({ price: 90, points: 85 }),
      bought: ({ order }) => void seen.bought.push(order.id),
      isOffline: () => false,
      pause: async (ms) => void seen.pauses.push(ms),
      log: () => void seen.logged++,
      fail: (error) => void seen.failed.push(error),
      ...calls,
    },
  )
  made.$phase.listen((phase) => seen.phases.push(phase))
  return { made, seen }
}

describe('a checkout', () => {
  test('is sent once, even if the button is pressed several times', async () => {
    const { made, seen } = checkout([answer])
    await Promise.all([made.buy(body), made.buy(body)])
    await made.buy(body)
    expect(seen).toMatchObject({ tries: 1, bought: [7], phases: ['sending', 'bought'] })
    made.restore()
    expect(made.$phase.get()).toBe('ready')
  })

  test.each([lost, new ApiError(502, []), new ApiError(504, []), new SyntaxError('half an answer')])(
    'asks again where the answer was lost (%s), with growing pauses',
    async (loss) => {
      const { made, seen } = checkout([loss, loss, answer])
      await made.buy(body)
      expect(seen).toMatchObject({ tries: 3, bought: [7], pauses: [500, 1000] })
      expect(seen.phases).toEqual(['sending', 'retrying', 'bought'])
    },
  )

  test('stops after the last retry, and can be started again', async () => {
    const { made, seen } = checkout([lost])
    await made.buy(body)
    expect(seen.tries).toBe(RETRIES + 1)
    expect(made.$phase.get()).toBe('away')
    await made.buy(body)
    expect(seen.tries).toBe(2 * (RETRIES + 1))
  })

  test.each([500, 503])(
    'after a failure of the shop (%i) it says so, tries again, and can be started again',
    async (status) => {
      const failure = new ApiError(status, [])
      const { made, seen } = checkout([failure])
      await made.buy(body)
      expect(seen.tries).toBe(RETRIES + 1)
      expect([...new Set(seen.phases)]).toEqual(['sending', 'repeating', 'failed'])
      await made.buy(body)
      expect(seen.tries).toBe(2 * (RETRIES + 1))
    },
  )

  test('without a connection it does not try again by itself', async () => {
    const { made, seen } = checkout([lost], { isOffline: () => true })
    await made.buy(body)
    expect(seen).toMatchObject({ tries: 1, pauses: [], phases: ['sending', 'away'] })
  })

  test('shows the problems, and reads the price and the points again', async () => {
    const { made, seen } = checkout([soldOut])
    await made.buy(body)
    expect(seen.tries).toBe(1)
    expect(made.$problems.get()).toEqual(soldOut.problems)
    expect(made.$offer.get()).toEqual({ price: 90, points: 85 })
    expect(made.$phase.get()).toBe('ready')
  })

  test('shows a refusal without problems as a failure', async () => {
    const wordless = new ApiError(429, [])
    const { made, seen } = checkout([wordless])
    await made.buy(body)
    expect(seen.failed).toEqual([wordless])
    expect(made.$phase.get()).toBe('ready')
  })

  test.each([401, 403, 404])('waits for the page that a %i opens, and reads no prices', async (status) => {
    const refusal = new ApiError(status, [{ message: 'Sign in to go on.', path: '', code: 'sign_in_needed' }])
    const { made, seen } = checkout([refusal], { readOffer: () => Promise.reject(new Error('not asked')) })
    await made.buy(body)
    expect(seen).toMatchObject({ phases: ['sending', 'leaving'], failed: [], logged: 0 })
    expect(made.$problems.get()).toEqual([])
    made.restore()
    expect(made.$phase.get()).toBe('ready')
  })

  test('keeps the old price and points if they cannot be read', async () => {
    const { made, seen } = checkout([soldOut], { readOffer: () => Promise.reject(lost) })
    await made.buy(body)
    expect(made.$offer.get()).toEqual({ price: 80, points: 340 })
    expect(seen.logged).toBe(1)
  })

  test('is not sent again if the disk is full: nothing was changed', async () => {
    const { made, seen } = checkout([new ApiError(507, [{ message: 'Full', path: '', code: 'storage_full' }])])
    await made.buy(body)
    expect(seen.tries).toBe(1)
    expect(made.$problems.get()).toHaveLength(1)
  })
})

test('after a checkout the cache has the new wallet, and the shop and its products are read again', async () => {
  const client = createQueryClient()
  client.setQueryData(shopItemQuery(3).queryKey, undefined)
  client.setQueryData([...shopKey, 'list'], [])
  client.setQueryData([...shopKey, 3], { id: 3 })
  await refreshAfterCheckout(client, answer)
  expect(client.getQueryData(walletQuery().queryKey)).toEqual(wallet)
  for (const key of ['list', 3]) expect(client.getQueryState([...shopKey, key])?.isInvalidated).toBe(true)
})

describe('a checkout form', () => {
  const asked = {
    id: 3,
    terms: 'Be kind.',
    checkout_fields: [
      { name: 'floor', type: 'text', label: 'Floor', hint: '', required: true, options: [] },
      { name: 'gift', type: 'checkbox', label: 'A gift', hint: '', required: false, options: [] },
    ],
  } as const
  const product = { ...asked, checkout_fields: asked.checkout_fields.map((field) => ({ ...field, options: [] })) }

  test('sends the same body with and without JavaScript', () => {
    const sent = { key: 'k', expected_price: '80', 'fields[floor]': ' 3 ', 'fields[gift]': '1', 'fields[other]': 'x' }
    expect(checkoutBody(sent, product)).toEqual({ ...body, fields: { floor: '3', gift: true } })
    expect(checkoutBody({}, product)).toEqual({ products: [3], fields: { floor: '', gift: false } })
    expect(checkoutBody({ terms_accepted: '1' }, product)).toMatchObject({ terms_accepted: true })
    expect(checkoutBody({ expected_price: '80 or so' }, { ...product, checkout_fields: [] })).toEqual({ products: [3] })
  })

  test('requires the answers that the product requires', () => {
    const missing = [{ path: 'fields[floor]', code: 'required' }]
    expect(problemsOfFields({}, product)).toMatchObject(missing)
    expect(problemsOfFields({ 'fields[floor]': '  ' }, product)).toMatchObject(missing)
    expect(problemsOfFields({ 'fields[floor]': '3' }, product)).toEqual([])
    const ticked = { checkout_fields: [{ name: 'gift', type: 'checkbox', required: true } as const] }
    expect(problemsOfFields({}, ticked)).toHaveLength(1)
    expect(problemsOfFields({ 'fields[gift]': '1' }, ticked)).toEqual([])
  })

  test('requires the terms to be accepted if there are any', () => {
    expect(problemsOfTerms({}, product)).toMatchObject([{ path: 'terms_accepted', code: 'required' }])
    expect(problemsOfTerms({ terms_accepted: '1' }, product)).toEqual([])
    expect(problemsOfTerms({}, { ...product, terms: '' })).toEqual([])
  })
})
