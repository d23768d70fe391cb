/** The order of language tabs: the reader's language, then the language of the site, then the others in their order. */
export function orderTabs<Tab extends { langcode: string }>(
  tabs: readonly Tab[],
  { reader, site }: { reader: string; site: string },
): Tab[] {
  const rank = ({ langcode }: Tab) => (langcode === reader ? 0 : langcode === site ? 1 : 2)
  return tabs.toSorted((one, other) => rank(one) - rank(other))
}
