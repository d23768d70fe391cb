import sharp from 'sharp'
import { expect, test } from 'vitest'
import { passwordLinkMail } from '#server/accounts/securityMails.ts'
import { saveAppearance } from '#server/brand/saveAppearance.ts'
import { organizationBrand, saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { completeLetter } from '#server/mail/completeLetter.ts'
import { asHtml } from '#server/mail/mailHtml.ts'
import { loadSite } from '#server/site/site.ts'
import { administratorIn } from '#tests/support/administratorIn.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()
const now = () => new Date()

async function uploadLogo(background: string): Promise<string> {
  const { url } = academy().site
  const cookie = await signInAt(url, 'admin@demo.test')
  const picture = await sharp({ create: { width: 800, height: 200, channels: 4, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('purpose', 'logo')
  body.set('file', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/api/v2/uploads`, { method: 'POST', body, headers: { cookie, Origin: url } })
  const { data } = (await answer.json()) as { data: { file: string } }
  return data.file
}

/** The logo in a mail to a user. */
async function logoFor(uid: number) {
  const { db, site } = academy()
  const facts = await loadSite(db.reader)
  const to = { uid, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', language: 'en' }
  const letter = passwordLinkMail(facts, to, `${site.url}/user/password/x`)
  const complete = await completeLetter(db.reader, letter, { site: facts, origin: site.url })
  const [, src = '', size] = /<img src="([^"]+)" alt="[^"]*" (width="\d+" height="\d+")/.exec(asHtml(complete)) ?? []
  return { src, size }
}

async function expectPng(src: string): Promise<void> {
  const served = await fetch(src)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 320, height: 80 })
}

test('mails name a PNG of the logo of the site and of the organisation, and it is served', async () => {
  const { db, site } = academy()
  const by = await administratorIn(db.reader)
  const [ofSite, ofOrganization] = [await uploadLogo('#1f7a8c'), await uploadLogo('#7a1f4f80')]
  expect(ofSite, 'a stored logo is no PNG').toMatch(/\.webp$/)
  const storage = { read: async () => undefined }
  await saveAppearance(db, { logo: ofSite }, { storage, by, now: now() })
  const member = await db.reader
    .selectFrom('user_organizations')
    .select(['uid', 'organization_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const { revision: _revision, ...brand } = await organizationBrand(db.reader, member.organization_id)
  await saveOrganizationBrand(
    db,
    { ...brand, logo: ofOrganization },
    { organization: member.organization_id, siteHost: undefined, by, now: now() },
  )

  const others = await db.reader
    .selectFrom('user_organizations')
    .select('uid')
    .where('organization_id', '=', member.organization_id)
    .execute()
  const stranger = await db.reader
    .selectFrom('users')
    .select('uid')
    .where(
      'uid',
      'not in',
      others.map(({ uid }) => uid),
    )
    .where('uid', '>', 0)
    .limit(1)
    .executeTakeFirstOrThrow()
  const [general, own] = [await logoFor(stranger.uid), await logoFor(member.uid)]
  expect(own.src).not.toBe(general.src)
  for (const { src, size } of [general, own]) {
    expect(src).toMatch(new RegExp(`^${site.url}/media/mail/`))
    expect(size).toBe('width="160" height="40"')
    await expectPng(src)
  }
})

test('an invented address is nothing', async () => {
  const name = '0123456789abcdef0123456789abcdef'
  for (const path of [`${name}-640x160.png`, `${name}-640x160.webp`, `${name}.png`, 'x.png']) {
    expect((await fetch(`${academy().site.url}/media/mail/${path}`)).status, path).toBe(404)
  }
})
