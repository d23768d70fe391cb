import type { Offer } from '#client/stores/checkout.ts'
import type { Translate } from '#shared/i18n/message.ts'

interface SumProps {
  offer: Offer
  /** null if the number is not known: its total is not known either. */
  pieces: number | null
  t: Translate
}

/** The learner's points, the price, and the points that are left. */
export function Sum({ offer: { price, points }, pieces, t }: SumProps) {
  const total = price * (pieces ?? 1)
  const left = points - total
  return (
    <dl className="checkout-sum">
      <div>
        <dt>{t('You have')}</dt>
        <dd className="num">{t('{{count}} points', { count: points })}</dd>
      </div>
      <div>
        <dt>{pieces === null ? t('One costs') : t('It costs')}</dt>
        <dd className="num">{t('{{count}} points', { count: total })}</dd>
      </div>
      {pieces !== null && (
        <div className="left">
          <dt>{left < 0 ? t('You are short of') : t('You will have left')}</dt>
          <dd className="num">{t('{{count}} points', { count: Math.abs(left) })}</dd>
        </div>
      )}
    </dl>
  )
}
