import { hash } from 'node:crypto'
import { filmHosts } from '#shared/storefront/videos.ts'

type Directives = Map<string, Set<string>>

const pageDirectives: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': filmHosts.map((host) => `https://${host}`),
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
}

/** For what is no page: nothing in it may load or run. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A page's Content-Security-Policy. The build knows the hash of every inline script and style it ever writes
 * (`built`, Astro's own header); of these, the page's policy names the ones that stand in this page. A script that
 * somebody smuggled into a text has no hash in `built` and does not run.
 */
export function pagePolicy(html: string, built: string | null, { secure }: { secure: boolean }): string {
  const directives: Directives = new Map(Object.entries(pageDirectives).map(([name, from]) => [name, new Set(from)]))
  const inline = new Set([...hashes(html, 'script'), ...hashes(html, 'style')])
  for (const [name, sources] of readPolicy(built)) {
    const allowed = directives.get(name) ?? new Set<string>()
    for (const source of sources) if (!source.startsWith("'sha256-") || inline.has(source)) allowed.add(source)
    directives.set(name, allowed)
  }
  const listed = [...directives].map(([name, sources]) => [name, ...sources].join(' '))
  if (secure) listed.push('upgrade-insecure-requests')
  return listed.join('; ')
}

function readPolicy(policy: string | null): [string, string[]][] {
  return (policy ?? '').split(';').flatMap((directive): [string, string[]][] => {
    const [name, ...sources] = directive.trim().split(/\s+/)
    return name ? [[name, sources]] : []
  })
}

const elements = {
  script: /<script\b([^>]*)>(.*?)<\/script\s*>/gis,
  style: /<style\b([^>]*)>(.*?)<\/style\s*>/gis,
}

function hashes(html: string, element: keyof typeof elements): string[] {
  return [...html.matchAll(elements[element])]
    .filter(([, attributes = '', content]) => content && !/\bsrc=|\btype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`)
}
