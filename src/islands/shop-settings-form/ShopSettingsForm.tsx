import { useQueryClient } from '@tanstack/react-query'
import { checkBy } from '#client/forms/problemResolver.ts'
import { sendShopSettings, shopSettingsQuery } from '#client/queries/shopSettings.ts'
import { type ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { BoardFields } from './BoardFields.tsx'
import { ShopFields } from './ShopFields.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import { shopChange, type ShopValues, shopValues } from './values.ts'
import './style.css'

interface ShopSettingsFormProps {
  frame: SettingsFrameProps
  settings: ShopSettings
}

/** The form of the shop settings. */
export const ShopSettingsForm = withFallback(({ frame, settings }: ShopSettingsFormProps) => (
  <SettingsFrame frame={frame}>
    <ShopForm settings={settings} />
  </SettingsFrame>
))

const check = checkBy<ShopValues>(ShopSettingsChange)

function ShopForm({ settings }: { settings: ShopSettings }) {
  const client = useQueryClient()
  const { languages } = useFrame()
  const langcodes = languages.map(({ langcode }) => langcode)
  const savedValues = (saved: ShopSettings) => shopValues(saved, langcodes)
  const handle = useSettingsForm<ShopValues>({
    storageKey: 'shop-settings',
    loaded: savedValues(settings),
    check,
    save: async (request) => savedValues(await sendShopSettings(client, shopChange(request))),
    reload: async () => savedValues(await client.fetchQuery({ ...shopSettingsQuery(), staleTime: 0 })),
  })
  return (
    <SettingsForm handle={handle} aside={<ShopPreview control={handle.control} />}>
      <ShopFields control={handle.control} />
      <BoardFields control={handle.control} />
    </SettingsForm>
  )
}
