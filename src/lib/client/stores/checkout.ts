import { atom, type ReadableAtom } from 'nanostores'
import type { Problem } from '#shared/contract/common.ts'
import type { CheckoutAnswer, CheckoutBody } from '#shared/contract/checkout.ts'
import { ApiError } from '../api.ts'
import { pauseAfter, RETRIES } from '../retries.ts'

/**
 * `sending`: waiting for the first answer; `retrying`: the answer was lost; `repeating`: the shop has failed. If all
 * retries fail: `away` or `failed`. `bought` and `leaving` (to the page for a 401, 403 or 404): the next page is
 * loading.
 */
export type CheckoutPhase = 'ready' | 'sending' | 'retrying' | 'repeating' | 'away' | 'failed' | 'bought' | 'leaving'

/** The price of the product and the learner's points, as this page knows them. */
export interface Offer {
  price: number
  points: number
}

export interface CheckoutStore<Shown extends Offer = Offer> {
  $phase: ReadableAtom<CheckoutPhase>
  /** The problems of the last attempt, in the reader's language. */
  $problems: ReadableAtom<readonly Problem[]>
  $offer: ReadableAtom<Shown>
  /** Buys the product. Does nothing while an attempt is in progress. */
  buy(body: CheckoutBody): Promise<void>
  /** Shows problems that are found before sending. */
  showProblems(problems: readonly Problem[]): void
  /** Call it when the page is shown again after the browser's Back. */
  restore(): void
}

/** `Shown` is what the page shows of the offer, which is read again after a refusal. */
export interface CheckoutCalls<Shown extends Offer = Offer> {
  /** Every attempt sends the same key, so the learner never pays twice. */
  send(body: CheckoutBody): Promise<CheckoutAnswer>
  /** Reads the current offer. */
  readOffer(): Promise<Shown>
  bought(answer: CheckoutAnswer): void
  /** Whether the browser knows that it has no connection: then nothing is repeated. */
  isOffline(): boolean
  pause(ms: number): Promise<void>
  log(message: string, error: unknown): void
  /** Shows a failure that has no problems to list. */
  fail(error: unknown): void
}

/** For these statuses `call` opens another page. */
const redirectStatuses = [401, 403, 404]
/** The purchase may or may not have been made, so the call is repeated, as after a network failure. */
const retryStatuses = [500, 502, 503, 504]
/** The shop itself has answered that it failed; after the others it is not known whether it was reached. */
const failureStatuses = [500, 503]

/** Creates the state of a checkout in the browser. `problems` are those in the page's HTML. */
export function createCheckout<Shown extends Offer>(
  { offer, problems }: { offer: Shown; problems: readonly Problem[] },
  calls: CheckoutCalls<Shown>,
): CheckoutStore<Shown> {
  const $phase = atom<CheckoutPhase>('ready')
  const $problems = atom(problems)
  const $offer = atom(offer)
  const isBusy = () => ['sending', 'retrying', 'repeating', 'bought', 'leaving'].includes($phase.get())

  async function buy(body: CheckoutBody): Promise<void> {
    if (isBusy()) return
    $problems.set([])
    $phase.set('sending')
    for (let failures = 1; ; failures++) {
      try {
        const answer = await calls.send(body)
        $phase.set('bought')
        return calls.bought(answer)
      } catch (error) {
        if (error instanceof ApiError && !retryStatuses.includes(error.status)) return handleRefusal(error)
        const hasFailed = error instanceof ApiError && failureStatuses.includes(error.status)
        calls.log(hasFailed ? 'The checkout failed.' : 'The answer to the checkout was lost.', error)
        if (failures > RETRIES || calls.isOffline()) return $phase.set(hasFailed ? 'failed' : 'away')
        $phase.set(hasFailed ? 'repeating' : 'retrying')
        await calls.pause(pauseAfter(failures))
      }
    }
  }

  async function handleRefusal(error: ApiError): Promise<void> {
    if (redirectStatuses.includes(error.status)) return $phase.set('leaving')
    $problems.set(error.problems)
    $phase.set('ready')
    calls.fail(error)
    try {
      $offer.set(await calls.readOffer())
    } catch (error) {
      calls.log('The offer could not be read again.', error)
    }
  }

  return {
    $phase,
    $problems,
    $offer,
    buy,
    showProblems: (problems) => {
      if (isBusy()) return
      $phase.set('ready')
      $problems.set(problems)
    },
    restore: () => {
      if (['bought', 'leaving'].includes($phase.get())) $phase.set('ready')
    },
  }
}
