import type { Translate } from '#shared/i18n/message.ts'
import { type FormValues, formNames } from '#shared/shop/checkoutForm.ts'
import { controlId } from './controlId.ts'
import { Tick } from './Tick.tsx'

interface TermsProps {
  terms: string
  mark: { lang?: string; dir?: 'ltr' | 'rtl' }
  sent: FormValues
  error: string | undefined
  focused: boolean
  t: Translate
}

/** The terms, with a checkbox to accept them. */
export function Terms({ terms, mark, sent, error, focused, t }: TermsProps) {
  return (
    <section className="checkout-terms" aria-labelledby="checkout-terms-title">
      <h2 id="checkout-terms-title">{t('Terms')}</h2>
      <p {...mark}>{terms}</p>
      <Tick
        id={controlId(formNames.terms)}
        name={formNames.terms}
        label={t('I agree to the terms')}
        error={error}
        focused={focused}
        required
        requiredTitle={t('This field is required.')}
        checked={sent[formNames.terms] !== undefined}
        mark={{}}
      />
    </section>
  )
}
