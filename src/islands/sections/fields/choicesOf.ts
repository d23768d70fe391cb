import type { Translate } from '#shared/i18n/message.ts'

/** The choices of a field from a table of labels, in its order. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  t: Translate,
): { value: Value; label: string }[] {
  const values = Object.keys(labels) as Value[] // why: Object.keys forgets the names it was given
  return values.map((value) => ({ value, label: t(labels[value]) }))
}
