import type { Translate } from '#shared/i18n/message.ts'
import type { CheckoutPhase } from '#client/stores/checkout.ts'

/** The state of the purchase, below the button; screen readers announce each change. */
export function PhaseWords({ phase, t }: { phase: CheckoutPhase; t: Translate }) {
  return (
    <p className="checkout-state" role="status" data-phase={phase}>
      {phase === 'sending' && t('Redeeming…')}
      {phase === 'retrying' && t('No answer yet. We are trying again; you pay only once.')}
      {phase === 'repeating' && t('The shop has a problem. We are trying again; you pay only once.')}
      {phase === 'failed' && t('The shop has a problem. Your entries are still here. Try again: you pay only once.')}
      {phase === 'away' && t('We can’t reach the shop. Your entries are still here. Try again: you pay only once.')}
    </p>
  )
}
