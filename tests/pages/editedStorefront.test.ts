import { describe, expect, test } from 'vitest'
import type { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { sectionOfType, typesOf } from '#tests/support/everySection.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { type RunningSite, signInAt } from '#tests/support/site.ts'

/** A content manager who edits over HTTP, each request on a connection of its own. */
async function editorAt({ url }: RunningSite) {
  const cookie = await signInAt(url, 'content@demo.test')
  const headers = { cookie, origin: url, 'content-type': 'application/json', connection: 'close' }
  const path = `${url}/api/v2/storefront/manage`
  return {
    async read(type: StorefrontType): Promise<ManagedStorefront> {
      return (await (await fetch(`${path}?type=${type}`, { headers })).json()).data
    },
    async save({ id, revision }: ManagedStorefront, sections: readonly unknown[]): Promise<ManagedStorefront> {
      const body = JSON.stringify({ revision, sections })
      const answer = await fetch(`${path}/${id}`, { method: 'PATCH', headers, body })
      const text = await answer.text()
      expect(answer.status, text.slice(0, 500)).toBe(200)
      return JSON.parse(text).data
    },
  }
}

async function textAt({ url }: RunningSite, path: string, cookie = ''): Promise<string> {
  const answer = await fetch(url + path, { headers: { connection: 'close', ...(cookie && { cookie }) } })
  return answer.text()
}

describe('with two workers', () => {
  const academy = shareAcademy({ nodes: [{ WORKERS: '2' }] })

  test('a saved change is on the page of visitors and learners at the next request, on every worker', async () => {
    const { site } = academy()
    const editor = await editorAt(site)
    const learner = await signInAt(site.url, 'learner@demo.test')
    for (const [type, path, cookie] of [
      ['unregistered', '/', ''],
      ['registered', '/storefront', learner],
    ] as const) {
      let storefront = await editor.read(type)
      for (let round = 1; round <= 4; round++) {
        const title = `Edition ${round} for ${type} readers`
        storefront = await editor.save(storefront, [sectionOfType('cta', title), ...storefront.sections.slice(1)])
        const pages = await Promise.all(Array.from({ length: 6 }, () => textAt(site, path, cookie)))
        for (const page of pages) {
          expect(page).toContain(title)
          expect(page).not.toContain(`Edition ${round - 1} for`)
        }
      }
    }
  })
})

describe('a section that is not for a reader', () => {
  const academy = shareAcademy()
  /** Nobody in the academy lives there, and no reader has this language. */
  const nobody = {
    registered: [{ type: 'country' as const, value: 'AQ', rule: 'and' as const }],
    unregistered: [{ type: 'language' as const, value: 'xx', rule: 'and' as const }],
  }

  test.each(['registered', 'unregistered'] as const)(
    'never leaves the server, whatever its type, on the %s storefront',
    async (type) => {
      const { site } = academy()
      const editor = await editorAt(site)
      const cookie = type === 'registered' ? await signInAt(site.url, 'learner@demo.test') : ''
      const marked = typesOf(type).map((one) => sectionOfType(one, `Secret-${one}`, nobody[type]))
      const shown = typesOf(type).map((one) => sectionOfType(one, `Open-${one}`))
      const storefront = await editor.read(type)
      const saved = await editor.save(storefront, [...shown, ...marked])
      const secret = saved.sections.filter(({ data }) => JSON.stringify(data.content).includes('Secret-'))
      expect(secret).toHaveLength(typesOf(type).length)
      const paths = [
        type === 'registered' ? '/storefront' : '/',
        '/storefront/search?s=Secret',
        '/search?s=Secret',
        '/api/v2/storefront',
        '/api/v2/search?s=Secret',
        '/api/v2/storefront/settings',
        ...secret.flatMap(({ id }) => [`/storefront/${id}`, `/api/v2/storefront_sections/${id}`]),
      ]
      for (const path of paths) {
        const text = await textAt(site, path, cookie)
        for (const one of typesOf(type)) expect(text.includes(`Secret-${one}`), `${one} at ${path}`).toBe(false)
      }
      const answer = JSON.parse(await textAt(site, '/api/v2/storefront', cookie))
      const titles: string[] = answer.data.sections.map(
        (section: { data: { content: { title: string } } }) => section.data.content.title,
      )
      expect(titles).toEqual(typesOf(type).map((one) => `Open-${one}`))
    },
  )
})
