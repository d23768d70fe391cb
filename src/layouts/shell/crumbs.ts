/** One page of the breadcrumb; the last one, the page itself, has no address. */
export interface Crumb {
  title: string
  href?: string | undefined
}

/** The breadcrumb for search engines (schema.org BreadcrumbList). */
export function crumbList(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { item: new URL(href, origin).href }),
    })),
  }
}
