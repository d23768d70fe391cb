/** Something is under way; `label` ('Loading') is what a reader without eyes hears. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span className="spinner" />
      <span className="unseen">{label}</span>
    </span>
  )
}
