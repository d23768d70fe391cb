import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Offer } from '#client/stores/checkout.ts'
import { createDraft } from '#client/stores/draft.ts'
import type { Problem } from '#shared/contract/common.ts'
import type { AskedField } from '#shared/contract/shop.ts'
import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import type { Condition } from '#shared/shop/conditions.ts'
import { checkoutBody, fieldName, formNames, problemsOfTerms, type Sent } from '#shared/shop/checkoutForm.ts'
import { Button } from '../ui/Button.tsx'
import { FieldControl } from './FieldControl.tsx'
import { fillIn } from './fillIn.ts'
import { idOf } from './idOf.ts'
import { Refused } from './Refused.tsx'
import { Sum } from './Sum.tsx'
import { startCheckout } from './startCheckout.ts'
import { Terms } from './Terms.tsx'
import { withFallback } from '../ui/withFallback.tsx'

/** Marks words that are in another language than the page. */
type Marked<Thing> = Thing & { mark: { lang?: string; dir?: 'ltr' | 'rtl' } }

export interface CheckoutProps {
  product: { id: number; checkout_fields: readonly Marked<AskedField>[]; terms: string }
  /** Marks the product's terms. */
  mark: Marked<unknown>['mark']
  /** The buyer, for whom what is typed is kept. */
  uid: number | null
  /** One key, one purchase. */
  purchaseKey: string
  offer: Offer
  /** What the buyer must know before: how it comes, the limit, until when it can be cancelled. */
  conditions: readonly Condition[]
  /** What was typed and refused; nothing the first time. */
  sent: Sent
  problems: readonly Problem[]
  messages: Messages
}

/**
 * The form of a checkout. Its HTML is a plain form; from the first touch on it is sent in the background, asked again
 * where the answer was lost, and what is refused is told without leaving the page.
 */
export const Checkout = withFallback(
  ({ product, mark, uid, purchaseKey, offer, conditions, sent, problems, messages }: CheckoutProps) => {
    const [draft] = useState(() => createDraft(`checkout.${uid}.${product.id}`))
    const [checkout] = useState(() => startCheckout({ productId: product.id, purchaseKey, offer, problems, draft }))
    const form = useRef<HTMLFormElement>(null)
    const phase = useStore(checkout.$phase, { ssr: 'initial' })
    const refused = useStore(checkout.$problems, { ssr: 'initial' })
    const current = useStore(checkout.$offer, { ssr: 'initial' })
    const t = clientTranslate(messages)
    const busy = phase !== 'ready' && phase !== 'away'
    const productHref = `/incentives/${product.id}`
    const errorAt = (path: string) => refused.find((problem) => problem.path === path)?.message

    useEffect(() => {
      const restore = ({ persisted }: PageTransitionEvent) => persisted && checkout.restore()
      addEventListener('pageshow', restore)
      return () => removeEventListener('pageshow', restore)
    }, [checkout])

    useEffect(() => {
      // What the page brings is newer than what this tab has kept.
      const typed = Object.keys(sent).length === 0 ? draft.recall() : null
      if (form.current && typed) fillIn(form.current, typed)
    }, [draft, sent])

    const submit = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = typedIn(event.currentTarget)
      // Signing in on the way must not cost what was typed.
      draft.keep(typed)
      const missing = problemsOfTerms(typed, product)
      if (missing.length > 0) checkout.refuse(missing.map((problem) => ({ ...problem, message: t(problem.message) })))
      else void checkout.buy(checkoutBody(typed, product))
    }

    return (
      <form
        ref={form}
        method="post"
        className="checkout-form"
        noValidate
        onSubmit={submit}
        aria-busy={busy || undefined}
      >
        <input type="hidden" name={formNames.key} value={purchaseKey} />
        <input type="hidden" name={formNames.total} value={current.price} />
        <Refused problems={refused} labels={labelsOf(product, t)} {...{ productHref, t }} />
        {(product.checkout_fields.length > 0 || product.terms !== '') && (
          <div className="checkout-asked">
            {product.checkout_fields.map((field) => {
              const name = fieldName(field)
              const parts = { field, mark: field.mark, t, value: sent[name], id: idOf(name), error: errorAt(name) }
              return <FieldControl key={name} {...parts} />
            })}
            {product.terms && <Terms {...{ product, mark, t, sent }} error={errorAt(formNames.terms)} />}
          </div>
        )}
        <div className="panel checkout-pay">
          <Sum offer={current} t={t} />
          <dl className="checkout-conditions">
            {conditions.map(({ kind, name, value }) => (
              <div key={kind}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <Button look="fill" type="submit" busy={busy}>
              {t('Redeem for {{count}} points', { count: current.price })}
            </Button>
            <a className="btn text" href={productHref}>
              {t('Cancel')}
            </a>
          </div>
          <p className="checkout-state" role="status" data-phase={phase}>
            {phase === 'sending' && t('Redeeming…')}
            {phase === 'retrying' && t('No answer yet. We are trying again; you pay only once.')}
            {phase === 'away' &&
              t('We can’t reach the shop. What you typed is still here. Try again: you pay only once.')}
          </p>
        </div>
      </form>
    )
  },
)

function labelsOf({ checkout_fields }: CheckoutProps['product'], t: ReturnType<typeof clientTranslate>) {
  const own = checkout_fields.map((field) => [fieldName(field), field.label])
  return { ...Object.fromEntries(own), [formNames.terms]: t('Terms') }
}

function typedIn(form: HTMLFormElement): Sent {
  return Object.fromEntries(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
