import type { AstroCookies } from 'astro'

/** Cookies of a request, and what an answer sets of them with its attributes. */
export function cookieJar(sent: Record<string, string> = {}) {
  const set: Record<string, { value: string } & Record<string, unknown>> = {}
  const cookies = {
    get: (name: string) => (name in sent ? { value: sent[name] } : undefined),
    set: (name: string, value: string, attributes: object) => {
      set[name] = { value, ...attributes }
    },
  }
  return { cookies: cookies as unknown as AstroCookies, set }
}
