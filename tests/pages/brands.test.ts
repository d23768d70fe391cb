import { expect, test } from 'vitest'
import { saveAppearance } from '#server/brand/saveAppearance.ts'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { noBrand } from '#shared/theme/brand.ts'
import { administratorIn } from '#tests/support/administratorIn.ts'
import { ask } from '#tests/support/rawHttp.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

const siteUrl = 'http://academy.test'
const academy = shareAcademy({ nodes: [{ SITE_URL: siteUrl, WORKERS: '2' }, { SITE_URL: siteUrl }] })
const storage = { read: async () => undefined }
const now = () => new Date()

/** The home page at a host, on one of the nodes, with the style sheet that it names. */
async function homeAt(host: string, node = 0) {
  const port = Number(new URL(academy().sites[node]?.url ?? '').port)
  const { text, headers } = await ask(port, '/', { headers: { host } })
  const cssHref = /<link rel="stylesheet" href="(\/theme\/[^"]+)"/.exec(text)?.[1] ?? ''
  const css = await ask(port, cssHref, { headers: { host } })
  return { text, headers, cssHref, css: css.text, cached: String(css.headers['cache-control']) }
}

test('a published colour shows in the next request on every worker and node, without a rebuild', async () => {
  await homeAt('academy.test', 0)
  await homeAt('academy.test', 1)
  const change = { colors: { ...defaultAppearance.colors, primary: '#123c69' } }
  await saveAppearance(academy().db, change, { storage, by: null, now: now() })
  for (const node of [0, 0, 0, 1]) {
    const { css, cached } = await homeAt('academy.test', node)
    expect(css).toContain('--primary:#123c69')
    expect(cached).toContain('immutable')
  }
})

test('visitors at the host of an organisation see its brand, and the page cache keeps both apart', async () => {
  const { db } = academy()
  const { id } = await db.reader.selectFrom('organizations').select('id').limit(1).executeTakeFirstOrThrow()
  const by = await administratorIn(db.reader)
  const colors = { ...noBrand.colors, primary: '#7a1f4f' }
  await saveOrganizationBrand(
    db,
    { name: { en: 'Oak House' }, colors, hosts: ['oak.test'] },
    { organization: id, siteHost: 'academy.test', by, now: now() },
  )
  for (let turn = 0; turn < 3; turn++) {
    const [own, site, unknown] = [await homeAt('oak.test'), await homeAt('academy.test'), await homeAt('evil.test')]
    expect(own.css).toContain('--primary:#7a1f4f')
    expect(own.cached).toContain('immutable')
    expect(own.text).toContain('Oak House')
    expect(own.text).toContain('<link rel="canonical" href="http://oak.test/"')
    for (const other of [site, unknown]) {
      expect(other.css).not.toContain('#7a1f4f')
      expect(other.text).not.toContain('Oak House')
      expect(other.text).toContain('<link rel="canonical" href="http://academy.test/"')
    }
  }
})

test('a style sheet of an organisation that does not exist is not kept for long', async () => {
  const port = Number(new URL(academy().site.url).port)
  const { cssHref } = await homeAt('academy.test')
  const { status, headers } = await ask(port, cssHref.replace('.css', '~999999.css'), {
    headers: { host: 'academy.test' },
  })
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
})
