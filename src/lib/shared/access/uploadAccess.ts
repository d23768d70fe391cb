import type { UploadPurpose } from '../media/uploadLimits.ts'
import type { Access } from './roles.ts'

/** The permission that an upload for each purpose needs; `null`: every signed-in user may do it. */
export const uploadAccess: Record<UploadPurpose, Access | null> = {
  product: 'incentives_settings',
  banner: 'incentives_settings',
  section: 'storefront_manage',
  cover: 'site_settings',
  logo: 'site_settings',
  favicon: 'site_settings',
  background: 'site_settings',
  font: 'site_settings',
  avatar: null,
}
