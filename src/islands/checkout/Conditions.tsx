import type { Condition } from '#shared/shop/conditions.ts'

interface ConditionsProps {
  conditions: readonly Condition[]
  /** The word for cancelling under the policy of now: it may have changed while the page is open. */
  cancelWord: string
}

/** Delivery, limit and cancelling, above the button. */
export function Conditions({ conditions, cancelWord }: ConditionsProps) {
  return (
    <dl className="checkout-conditions">
      {conditions.map(({ kind, name, value }) => (
        <div key={kind}>
          <dt>{name}</dt>
          <dd>{kind === 'cancelling' ? cancelWord : value}</dd>
        </div>
      ))}
    </dl>
  )
}
