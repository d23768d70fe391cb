/** The asterisk of a required field; the title says its meaning in the user's language. */
export function RequiredMark({ title }: { title: string }) {
  return (
    <abbr className="required" title={title}>
      {' *'}
    </abbr>
  )
}
