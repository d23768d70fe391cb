import { useQueryClient } from '@tanstack/react-query'
import { checkBy } from '#client/forms/problemResolver.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { sendStorefrontAppearance, storefrontAppearanceQuery } from '#client/queries/storefrontAppearance.ts'
import {
  type StorefrontAppearance,
  StorefrontAppearanceChange,
  type StorefrontAppearanceSettings,
} from '#shared/contract/storefrontAppearance.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { AppearanceFields } from './AppearanceFields.tsx'
import { PageDrawing } from './PageDrawing.tsx'
import './style.css'

interface StorefrontAppearanceFormProps {
  frame: SettingsFrameProps
  settings: StorefrontAppearanceSettings
}

/** The form of the look of both storefronts. */
export const StorefrontAppearanceForm = withFallback(({ frame, settings }: StorefrontAppearanceFormProps) => (
  <SettingsFrame frame={frame}>
    <LookForm settings={settings} />
  </SettingsFrame>
))

const check = checkBy<StorefrontAppearance>(StorefrontAppearanceChange)

function LookForm({ settings }: { settings: StorefrontAppearanceSettings }) {
  const client = useQueryClient()
  const handle = useSettingsForm<StorefrontAppearance>({
    storageKey: 'storefront-appearance',
    loaded: savedValues(settings),
    check,
    save: async ({ changes, revision }) =>
      savedValues(await sendStorefrontAppearance(client, { ...changes, ...(revision !== undefined && { revision }) })),
    reload: async () => savedValues(await client.fetchQuery({ ...storefrontAppearanceQuery(), staleTime: 0 })),
  })
  return (
    <SettingsForm handle={handle} aside={<PageDrawing control={handle.control} />}>
      <AppearanceFields control={handle.control} />
    </SettingsForm>
  )
}

function savedValues({ revision, ...values }: StorefrontAppearanceSettings): SavedValues<StorefrontAppearance> {
  return { values, revision }
}
