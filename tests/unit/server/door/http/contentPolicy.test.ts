import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pagePolicy } from '#server/door/http/contentPolicy.ts'

const sha = (content: string) => `sha256-${hash('sha256', content, 'base64')}`
const island = 'window.island=1'
const unused = 'window.unused=1'
const style = 'astro-island::before{content:"· نجمة"}'
/** Everything that the build writes inline into any page. */
const inlineHashes = new Set([island, unused, style].map(sha))
const page = `<head><title>أكاديمية</title><style>${style}</style></head><script>${island}</script><script src="/x.js"></script>`

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

describe("a page's content security policy", () => {
  test('allows the inline scripts and styles of the build that stand in the page, and no others', () => {
    const policy = pagePolicy(Buffer.from(page), { inlineHashes, secure: false })
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' '${sha(island)}'`)
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' '${sha(style)}'`)
  })

  test('does not allow a script that somebody smuggled into a text', () => {
    const smuggled = 'fetch("https://evil.example")'
    const policy = pagePolicy(Buffer.from(`${page}<p><script>${smuggled}</script></p>`), {
      inlineHashes,
      secure: false,
    })
    expect(policy).not.toContain(sha(smuggled))
  })

  test('allows nothing inline where the build says nothing', () => {
    const policy = pagePolicy(Buffer.from(page), { secure: false })
    expect(policy).not.toContain('sha256-')
    expect(policy).not.toContain('unsafe')
  })

  test('gives a page what it asks for itself, such as a nonce', () => {
    const own = "style-src 'nonce-abc'; style-src-attr 'unsafe-hashes'"
    const policy = pagePolicy(Buffer.from(page), { inlineHashes, own, secure: false })
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' '${sha(style)}' 'nonce-abc'`)
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-hashes'")
  })

  test('keeps the page out of frames, forms at home and, behind TLS, everything on TLS', () => {
    const policy = pagePolicy(Buffer.from(page), { inlineHashes, secure: true })
    for (const part of [
      "default-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      'upgrade-insecure-requests',
    ]) {
      expect(policy.split('; ')).toContain(part)
    }
    expect(pagePolicy(Buffer.from(page), { inlineHashes, secure: false })).not.toContain('upgrade-insecure-requests')
  })
})
