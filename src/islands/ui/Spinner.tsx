import './loading.css'

/** Shows that something is loading; screen readers get the `label` ('Loading'). */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span className="spinner" />
      <span className="unseen">{label}</span>
    </span>
  )
}
