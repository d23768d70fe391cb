import { atom, type ReadableAtom } from 'nanostores'
import type { Problem } from '#shared/contract/common.ts'
import type { CheckoutAnswer, CheckoutBody } from '#shared/contract/shop.ts'
import { ApiError } from '../api.ts'
import { pauseAfter, RETRIES } from '../retries.ts'

/**
 * `sending` until the first answer; `retrying` once an answer was lost; `away` when none came at all; `bought` and
 * `leaving` (to the page for a 401, 403 or 404) while the next page is loading.
 */
export type CheckoutPhase = 'ready' | 'sending' | 'retrying' | 'away' | 'bought' | 'leaving'

/** What a product costs and what the learner has, as far as this page knows. */
export interface Offer {
  price: number
  points: number
}

export interface Checkout {
  $phase: ReadableAtom<CheckoutPhase>
  /** What the last try was refused for, in the reader's language. */
  $problems: ReadableAtom<readonly Problem[]>
  $offer: ReadableAtom<Offer>
  /** Buys once, however often it is called: while a try is under way another does nothing. */
  buy(body: CheckoutBody): Promise<void>
  /** Says what is missing before anything is sent. */
  refuse(problems: readonly Problem[]): void
  /** The page is shown again (the browser's Back). */
  restore(): void
}

export interface CheckoutCalls {
  /** Every try carries the same key, so that a lost answer costs nothing twice. */
  send(body: CheckoutBody): Promise<CheckoutAnswer>
  /** Price and points as they are now. */
  lookAgain(): Promise<Offer>
  bought(answer: CheckoutAnswer): void
  pause(ms: number): Promise<void>
  log(message: string, error: unknown): void
  /** Tells the reader about a failure that has no words of its own. */
  fail(error: unknown): void
}

/** `call` leads to the pages for these. */
const leads = [401, 403, 404]
/** It may have been carried out, or not yet: then the same is asked again, as where no answer came at all. */
const mayBeLost = [500, 502, 503, 504]

/** A checkout as the browser carries it out; `problems` are those that the page came with. */
export function createCheckout(
  { offer, problems }: { offer: Offer; problems: readonly Problem[] },
  calls: CheckoutCalls,
): Checkout {
  const $phase = atom<CheckoutPhase>('ready')
  const $problems = atom(problems)
  const $offer = atom(offer)
  const isUnderWay = () => ['sending', 'retrying', 'bought', 'leaving'].includes($phase.get())

  async function buy(body: CheckoutBody): Promise<void> {
    if (isUnderWay()) return
    $problems.set([])
    $phase.set('sending')
    for (let failures = 1; ; failures++) {
      try {
        const answer = await calls.send(body)
        $phase.set('bought')
        return calls.bought(answer)
      } catch (error) {
        if (error instanceof ApiError && !mayBeLost.includes(error.status)) return refused(error)
        calls.log('The answer to the checkout was lost.', error)
        if (failures > RETRIES) return $phase.set('away')
        $phase.set('retrying')
        await calls.pause(pauseAfter(failures))
      }
    }
  }

  async function refused(error: ApiError): Promise<void> {
    if (leads.includes(error.status)) return $phase.set('leaving')
    $problems.set(error.problems)
    $phase.set('ready')
    calls.fail(error)
    try {
      $offer.set(await calls.lookAgain())
    } catch (error) {
      calls.log('The price and the points could not be read again.', error)
    }
  }

  return {
    $phase,
    $problems,
    $offer,
    buy,
    refuse: (problems) => {
      if (isUnderWay()) return
      $phase.set('ready')
      $problems.set(problems)
    },
    restore: () => {
      if (['bought', 'leaving'].includes($phase.get())) $phase.set('ready')
    },
  }
}
