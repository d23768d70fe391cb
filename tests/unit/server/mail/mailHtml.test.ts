import { describe, expect, test } from 'vitest'
import { passwordLinkMail } from '#server/accounts/securityMails.ts'
import { completeLetter } from '#server/mail/completeLetter.ts'
import { asHtml } from '#server/mail/mailHtml.ts'
import { loadSite, type Site } from '#server/site/site.ts'
import { noBrand } from '#shared/theme/brand.ts'
import { contrast } from '#shared/theme/contrast.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const origin = 'https://academy.test'
const logo = '/media/logo/0123456789abcdef0123456789abcdef-640x160.webp'
const png = '/media/mail/0123456789abcdef0123456789abcdef-640x160.png'

async function mailAs(change: (site: Site) => Site, { language = 'en', member = false } = {}) {
  const db = await freshDatabase()
  await turnOnLanguages(db, 'en', 'ar')
  await db.transact(async (tx) => {
    await tx.insertInto('organizations').values({ id: 7, name: 'Harbour' }).execute()
  })
  const uid = await takeIn(db, { organizations: member ? [7] : [] })
  const site = change(await loadSite(db.reader))
  const to = { uid, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', language }
  const letter = passwordLinkMail(site, to, `${origin}/user/password/x`)
  const complete = await completeLetter(db.reader, letter, { site, origin })
  return { ...complete, html: asHtml(complete) }
}

const withLogo = (site: Site): Site => ({
  ...site,
  appearance: { ...site.appearance, logo, logo_alt: { en: 'Our <mark>' } },
})

describe('the HTML of a mail', () => {
  test('has the logo of the site as a PNG with an absolute address, its text and its size', async () => {
    const { html } = await mailAs(withLogo)
    expect(html).toContain(`<img src="${origin}${png}" alt="Our &lt;mark&gt;" width="160" height="40"`)
    expect(html.match(/<img /g)).toHaveLength(1)
  })

  test('has the name of the site where there is no logo that mail programs show', async () => {
    const { html } = await mailAs((site) => site)
    expect(html).not.toContain('<img')
    expect(html).toMatch(/<td class="m-bar"[^>]*>Juniper<\/td>/)
  })

  test('has the name, logo and colours of the recipient’s organisation', async () => {
    const brand = { ...noBrand, name: { en: 'Harbour' }, logo, colors: { ...noBrand.colors, header: '#102a6b' } }
    const branded = (site: Site): Site => ({ ...site, brands: [{ organization: 7, brand }] })
    const ofMember = await mailAs(branded, { member: true })
    expect(ofMember.brand).toMatchObject({ name: 'Harbour', logo: { src: origin + png, alt: 'Harbour', width: 160 } })
    expect(ofMember.html).toContain('bgcolor="#102a6b"')
    expect((await mailAs(branded)).brand).toMatchObject({ name: 'Juniper', logo: null })
  })

  test.each(['#fbfaf6', '#102a6b', '#ffd500', '#888888'])(
    'is readable with a bar of %s, light and dark',
    async (header) => {
      const { brand } = await mailAs((site) => ({
        ...site,
        appearance: { ...site.appearance, colors: { ...site.appearance.colors, header, primary: header } },
      }))
      for (const colours of [brand.light, brand.dark]) {
        expect(contrast(colours.bar, colours.onBar)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colours.button, colours.onButton)).toBeGreaterThanOrEqual(4.5)
        for (const text of [colours.text, colours.quiet, colours.link])
          expect(Math.min(contrast(text, colours.card), contrast(text, colours.page))).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test('is a table that needs no script, no font and no style sheet, and keeps its colours in the dark', async () => {
    const { html, brand } = await mailAs(withLogo)
    expect(html).not.toMatch(/<script|<link|@import|url\(|position:|display:(?:flex|grid)/)
    const tables = html.match(/<table[^>]*>/g)!
    expect(tables.length).toBeGreaterThanOrEqual(3)
    for (const table of tables) expect(table).toContain('role="presentation"')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain(`@media (prefers-color-scheme:dark){.m-page{background-color:${brand.dark.page}!important`)
    expect(html).toContain('max-width:600px')
  })

  test('runs from right to left in Arabic, and its address from left to right', async () => {
    const { html } = await mailAs((site) => site, { language: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toMatch(/<body[^>]* dir="rtl"/)
    expect(html).not.toMatch(/text-align:(?:left|right)/)
    expect(html).toMatch(/<p class="m-quiet"[^>]*><span dir="ltr">https:\/\/academy\.test/)
  })
})
