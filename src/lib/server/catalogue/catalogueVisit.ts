/** Who looks through the catalogue, reading which language, when, and what there is to look through. */
export async function catalogueVisit({
  user,
  language,
  site,
  now,
  runtime,
}: Pick<App.Locals, 'user' | 'language' | 'site' | 'now' | 'runtime'>) {
  return {
    ...{ user, language, siteLanguage: site.general.default_language, now },
    ...{ catalogue: await runtime.catalogue(), search: runtime.search },
  }
}
