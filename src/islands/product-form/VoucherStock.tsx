import { settingsPaths } from '#shared/access/settingsPaths.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/**
 * Says where the stock of a voucher comes from. `id`: the saved voucher, which can be given codes; `null`: none yet.
 */
export function VoucherStock({ id }: { id: number | null }) {
  const { t } = useFrame()
  return (
    <p className="hint">
      {t('The stock of a voucher is the number of its free codes.')}{' '}
      {id !== null && (
        <a className="link" href={`${settingsPaths.products}/${id}/codes`}>
          {t('Add codes')}
        </a>
      )}
    </p>
  )
}
