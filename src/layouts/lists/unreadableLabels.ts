/** The labels of the filters that cannot be read, each once, in the order of all labels. */
export function unreadableLabels(names: readonly string[], labels: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.entries(labels).flatMap(([name, label]) => (names.includes(name) ? [label] : [])))]
}
