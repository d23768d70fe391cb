/** The site's data for search engines (schema.org WebSite with its search). */
export function organizationFacts({ name, origin }: { name: string; origin: string }): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?s={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@context': 'https://schema.org', '@type': 'EducationalOrganization', name, url: `${origin}/` },
  ]
}
