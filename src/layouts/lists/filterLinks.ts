interface ListFilter<Value> {
  /** The label of the link that takes the filter away, and the number of things without it. */
  all: string
  allCount?: number | undefined
  values: readonly { value: Value; label: string; count?: number | undefined }[]
  chosen: Value | undefined
  /** The address of the list with another value of the filter. */
  addressOf(value: Value | undefined): string
}

/** The values of a filter as links; the first link takes the filter away. */
export function filterLinks<Value>({ all, allCount, values, chosen, addressOf }: ListFilter<Value>) {
  return [{ value: undefined, label: all, count: allCount }, ...values].map(({ value, label, count }) => ({
    label,
    count,
    href: addressOf(value),
    isChosen: value === chosen,
  }))
}

/** A filter whose values open below a button; the button shows the chosen one. */
export function filterDrop<Value>({ label, ...filter }: ListFilter<Value> & { label: string }) {
  const choices = filterLinks(filter)
  return { label, words: choices.find(({ isChosen }) => isChosen)?.label ?? filter.all, choices }
}
