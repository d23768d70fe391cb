/**
 * The language to offer to the reader of a page: the first of the browser's languages that the site has, unless the
 * page is already in it.
 * @param wishes the browser's languages (BCP 47), the most preferred first
 * @param offered the languages of the site
 */
export function wishedLanguage(
  wishes: readonly string[],
  { page, offered }: { page: string; offered: readonly string[] },
): string | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-', 1)[0]
  for (const wish of wishes) {
    const found =
      offered.find((lang) => lang.toLowerCase() === wish.toLowerCase()) ??
      offered.find((lang) => base(lang) === base(wish))
    if (found) return found === page || base(found) === base(page) ? undefined : found
  }
  return undefined
}
