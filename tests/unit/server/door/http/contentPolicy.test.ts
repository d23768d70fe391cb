import { describe, expect, test } from 'vitest'
import { pagePolicy } from '#server/door/http/contentPolicy.ts'
import { finish } from '#server/door/http/finish.ts'
import { withProcessorTime } from '#tests/support/processorTime.ts'

/** Everything that the build writes inline into any page. */
const inlineHashes = { script: ['sha256-island', 'sha256-visible'], style: ['sha256-islandStyle'] }

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

function policyOfPage(text: string): string | undefined {
  const headers = new Headers({ 'content-type': 'text/html' })
  const rendered = { status: 200, headers, body: Buffer.from(text), page: undefined, inlineHashes }
  const { head } = finish(rendered, { secure: false, isPersonal: () => true })
  return head[head.indexOf('Content-Security-Policy') + 1]
}

describe("a page's content security policy", () => {
  test('allows the inline scripts and styles of the build, and no others', () => {
    const policy = pagePolicy({ inlineHashes, secure: false })
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-island' 'sha256-visible'")
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-islandStyle'")
  })

  test('is the same for any text in the page', () => {
    const policy = policyOfPage('<p>Welcome</p>')
    for (const text of ['<input value="<script>">', '<p><script>fetch("https://evil.example")</script>', '<style']) {
      expect(policyOfPage(text)).toBe(policy)
    }
  })

  test.for(['<style', '<script>', '<script ', '</script'])(
    'is written without reading a page of a MiB of %s',
    async (part) => {
      const text = part.repeat(2 ** 20 / part.length)
      const [, ms] = await withProcessorTime(() => policyOfPage(text))
      expect(ms).toBeLessThan(500)
    },
  )

  test('allows nothing inline where the build says nothing', () => {
    const policy = pagePolicy({ secure: false })
    expect(policy).not.toContain('sha256-')
    expect(policy).not.toContain('unsafe')
  })

  test('gives a page what it asks for itself, such as a nonce', () => {
    const own = "style-src 'nonce-abc'; style-src-attr 'unsafe-hashes'"
    const policy = pagePolicy({ inlineHashes, own, secure: false })
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-islandStyle' 'nonce-abc'")
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-hashes'")
  })

  test('keeps the page out of frames, forms at home and, behind TLS, everything on TLS', () => {
    const policy = pagePolicy({ inlineHashes, secure: true })
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
    expect(pagePolicy({ inlineHashes, secure: false })).not.toContain('upgrade-insecure-requests')
  })
})
