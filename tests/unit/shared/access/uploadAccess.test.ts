import { expect, test } from 'vitest'
import { uploadAccess } from '#shared/access/uploadAccess.ts'

test('an upload needs the permission of its purpose; an avatar needs only an account', () => {
  expect(uploadAccess).toEqual({
    product: 'incentives_settings',
    banner: 'incentives_settings',
    section: 'storefront_manage',
    cover: 'site_settings',
    logo: 'site_settings',
    favicon: 'site_settings',
    background: 'site_settings',
    font: 'site_settings',
    avatar: null,
  })
})
