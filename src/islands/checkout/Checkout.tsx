import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { createDraft } from '#client/stores/draft.ts'
import type { Problem } from '#shared/contract/common.ts'
import type { TranslatedField } from '#shared/contract/checkout.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { Condition, cancelWordsOf } from '#shared/shop/conditions.ts'
import type { Refused } from '#shared/refusal.ts'
import {
  checkoutBody,
  fieldName,
  type FormValues,
  formNames,
  problemsOfFields,
  problemsOfTerms,
  withoutOtherTerms,
} from '#shared/shop/checkoutForm.ts'
import { piecesIn, problemsOfPieces } from '#shared/shop/pieces.ts'
import { Button } from '../ui/Button.tsx'
import { FieldControl } from './FieldControl.tsx'
import { fillIn } from './fillIn.ts'
import { Conditions } from './Conditions.tsx'
import { controlId } from './controlId.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { PhaseWords } from './PhaseWords.tsx'
import { Pieces } from './Pieces.tsx'
import { Sum } from './Sum.tsx'
import { type ShownOffer, startCheckout } from './startCheckout.ts'
import { Terms } from './Terms.tsx'
import { withFallback } from '../ui/withFallback.tsx'

/** Has the attributes for texts in another language than the page. */
type Marked<Thing> = Thing & { mark: { lang?: string; dir?: 'ltr' | 'rtl' } }

export interface CheckoutProps {
  product: { id: number; checkout_fields: readonly Marked<TranslatedField>[] }
  /** How many pieces the buyer can choose. */
  most: number
  /** The attributes for the product's terms. */
  mark: Marked<unknown>['mark']
  /** The buyer; part of the draft's name. */
  uid: number | null
  /** The text that names a recent purchase of the same product; '' for none. */
  recent: string
  /** The idempotency key of the purchase. */
  purchaseKey: string
  offer: ShownOffer
  /** Delivery, limit and cancelling. */
  conditions: readonly Condition[]
  /** The words of the condition for cancelling by policy: the policy may change while the page is open. */
  cancelWords: ReturnType<typeof cancelWordsOf>
  /** The values of a refused form; empty on the first visit. */
  sent: FormValues
  problems: readonly Problem[]
  messages: Messages
}

/**
 * The form of a checkout. Its HTML is a plain form. Once the island is loaded, the form is sent in the background, sent
 * again if the answer is lost, and problems are shown on the same page.
 */
export const Checkout = withFallback(
  ({
    product,
    most,
    mark,
    uid,
    recent,
    purchaseKey,
    offer,
    conditions,
    cancelWords,
    sent,
    problems,
    messages,
  }: CheckoutProps) => {
    const [draft] = useState(() => createDraft(`checkout.${product.id}.${uid}`))
    const [checkout] = useState(() => startCheckout({ productId: product.id, purchaseKey, offer, problems, draft }))
    const form = useRef<HTMLFormElement>(null)
    const phase = useStore(checkout.$phase, { ssr: 'initial' })
    const shownProblems = useStore(checkout.$problems, { ssr: 'initial' })
    const current = useStore(checkout.$offer, { ssr: 'initial' })
    // null if it is not known: until the island runs, and while the field has no number.
    const [pieces, setPieces] = useState(most > 1 ? null : 1)
    const bought = { ...product, terms: current.terms }
    const t = clientTranslate(messages)
    const hasEnded = phase === 'away' || phase === 'failed'
    const busy = phase !== 'ready' && !hasEnded
    const labels = labelsOf(product, t)
    const [only] = shownProblems
    const onlyAt = only && shownProblems.length === 1 && Object.hasOwn(labels, only.path) ? only.path : null
    const productHref = `/incentives/${product.id}`
    const errorAt = (path: string) => shownProblems.find((problem) => problem.path === path)?.message

    useEffect(() => {
      const restore = ({ persisted }: PageTransitionEvent) => persisted && checkout.restore()
      addEventListener('pageshow', restore)
      return () => removeEventListener('pageshow', restore)
    }, [checkout])

    useEffect(() => {
      // The values in the page are newer than the draft.
      const kept = Object.keys(sent).length === 0 ? draft.recall() : null
      if (form.current && kept) fillIn(form.current, withoutOtherTerms(kept, offer))
      if (form.current) setPieces(knownPieces(valuesOf(form.current)))
    }, [draft, sent, offer])

    const submit = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const values = valuesOf(event.currentTarget)
      // The buyer may have to sign in again first.
      draft.keep(values)
      const wrong: Refused[] = [
        ...problemsOfFields(values, bought),
        ...problemsOfTerms(values, bought),
        ...problemsOfPieces(values, most),
      ]
      if (wrong.length > 0)
        checkout.showProblems(
          wrong.map(({ message, values: numbers, ...problem }) => ({ ...problem, message: t(message, numbers) })),
        )
      else void checkout.buy(checkoutBody(values, bought))
    }

    return (
      <form
        ref={form}
        method="post"
        className="checkout-form"
        noValidate
        onSubmit={submit}
        onChange={({ currentTarget }) => setPieces(knownPieces(valuesOf(currentTarget)))}
        aria-busy={busy || undefined}
      >
        <input type="hidden" name={formNames.key} value={purchaseKey} />
        <input type="hidden" name={formNames.price} value={current.price} />
        <input type="hidden" name={formNames.seenTerms} value={current.terms_digest} />
        <ErrorSummary problems={shownProblems} labels={labels} onlyAt={onlyAt} productHref={productHref} t={t} />
        {(product.checkout_fields.length > 0 || current.terms !== '') && (
          <div className="checkout-fields">
            {product.checkout_fields.map((field) => {
              const name = fieldName(field)
              const parts = { field, mark: field.mark, t, value: sent[name], id: controlId(name), error: errorAt(name) }
              return <FieldControl key={name} {...parts} focused={name === onlyAt} />
            })}
            {current.terms && (
              <Terms
                // Other terms have to be accepted again.
                key={current.terms_digest}
                terms={current.terms}
                mark={mark}
                sent={withoutOtherTerms(sent, current)}
                t={t}
                error={errorAt(formNames.terms)}
                focused={formNames.terms === onlyAt}
              />
            )}
          </div>
        )}
        <div className="panel checkout-pay">
          {most > 1 && <Pieces most={most} value={sent[formNames.pieces]} error={errorAt(formNames.pieces)} t={t} />}
          <Sum offer={current} pieces={pieces} t={t} />
          <Conditions conditions={conditions} cancelWord={cancelWords[current.cancel_policy]} />
          {recent && (
            <p className="checkout-again" id={AGAIN}>
              {recent}
            </p>
          )}
          <div className="actions">
            <Button look="fill" type="submit" busy={busy} aria-describedby={recent ? AGAIN : undefined}>
              {hasEnded ? t('Try again') : buyWords({ pieces, price: current.price, again: recent !== '' }, t)}
            </Button>
            <a className="btn text" href={productHref}>
              {t('Cancel')}
            </a>
          </div>
          <PhaseWords phase={phase} t={t} />
        </div>
      </form>
    )
  },
)

const AGAIN = 'checkout-again'

/** The number of pieces in the form; `null` if it has none. */
function knownPieces(values: FormValues): number | null {
  return problemsOfPieces(values).length > 0 ? null : piecesIn(values)
}

interface Purchase {
  pieces: number | null
  price: number
  again: boolean
}

function buyWords({ pieces, price, again }: Purchase, t: Translate): string {
  if (pieces === null) return t('Redeem')
  if (again && pieces === 1) return t('Redeem one more for {{count}} points', { count: price })
  return t('Redeem for {{count}} points', { count: price * pieces })
}

function labelsOf({ checkout_fields }: CheckoutProps['product'], t: Translate) {
  const own = checkout_fields.map((field) => [fieldName(field), field.label])
  return { ...Object.fromEntries(own), [formNames.pieces]: t('Quantity'), [formNames.terms]: t('Terms') }
}

function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
