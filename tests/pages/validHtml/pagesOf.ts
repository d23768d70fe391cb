/** One page as the site sends it. */
export interface SentPage {
  path: string
  status: number
  html: string
}

/** Pages that no other page of the demo links to. */
const starts = [
  '/',
  '/no-such-page',
  '/denied',
  '/user/password',
  '/user/login?redirectTo=%2F',
  '/search?s=zzzzzz',
  '/?notice=failed',
]
/** More forms of addresses than this mean that a link writes something new each time. */
const MOST = 250

/** Follows the links of the site from page to page and keeps one page for each form of address. */
export async function pagesOf(url: string, cookie: string): Promise<SentPage[]> {
  const pages: SentPage[] = []
  const known = new Set(starts.map(formOf))
  let round = starts
  while (round.length > 0) {
    const sent = await Promise.all(round.map((path) => read(url, path, cookie)))
    const found = sent.filter((page) => page !== null)
    pages.push(...found)
    round = []
    for (const path of found.flatMap(({ html }) => linksIn(html))) {
      if (known.has(formOf(path))) continue
      known.add(formOf(path))
      round.push(path)
    }
    if (known.size > MOST) throw new Error(`More than ${MOST} forms of addresses: ${[...known].slice(-20).join(' ')}`)
  }
  return pages
}

async function read(url: string, path: string, cookie: string): Promise<SentPage | null> {
  const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  if (answer.status >= 300 && answer.status < 400) return null
  return isPage ? { path, status: answer.status, html: await answer.text() } : null
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/ href="(\/(?!\/)[^"#]*)/g)].map(([, path]) =>
    path!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )
  // A link to another language would change the reader.
  return links.filter((path) => !/^\/(?:_astro|theme|media|api)\b|[?&]language=/.test(path))
}

/** The address without its numbers and values, but with its view: `/training/12?confirm=complete` is `/training/0?confirm`. */
function formOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  const names = [...new Set(searchParams.keys())].filter((name) => name !== 'search_back_url')
  // Filters can be combined without end; one page stands for all combinations.
  const view = searchParams.get('view') ?? ''
  return `${pathname.replaceAll(/\d+/g, '0')}?${view}${names.length > 1 ? 'several' : names.join('')}`
}
