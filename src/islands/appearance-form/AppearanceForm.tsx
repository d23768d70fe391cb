import { useEffect } from 'react'
import { checkBy } from '#client/forms/problemResolver.ts'
import { readAppearance, sendAppearance } from '#client/queries/appearance.ts'
import { refreshTheme } from '#client/refreshTheme.ts'
import { AppearanceChange, type AppearanceSettings } from '#shared/contract/appearance.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { ColorFields } from './ColorFields.tsx'
import { DraftPanel } from './DraftPanel.tsx'
import { FontFields } from './FontFields.tsx'
import { IconFields } from './IconFields.tsx'
import { LogoFields } from './LogoFields.tsx'
import { LookPreview } from './LookPreview.tsx'
import { PictureFields } from './PictureFields.tsx'
import { RoundnessFields } from './RoundnessFields.tsx'
import { type AppearanceValues, appearanceValues } from './values.ts'
import './colorFields.css'

interface AppearanceFormProps {
  frame: SettingsFrameProps
  settings: AppearanceSettings
  /** The parts that the draft of this session changes. */
  draft: Partial<Appearance> | null
  siteName: string
}

/** The form of the appearance of the site. */
export const AppearanceForm = withFallback(({ frame, ...rest }: AppearanceFormProps) => (
  <SettingsFrame frame={frame}>
    <Groups {...rest} />
  </SettingsFrame>
))

const check = checkBy<AppearanceValues>(AppearanceChange)

function Groups({ settings, draft, siteName }: Omit<AppearanceFormProps, 'frame'>) {
  const { t, languages } = useFrame()
  const langcodes = languages.map(({ langcode }) => langcode)
  const handle = useSettingsForm<AppearanceValues>({
    storageKey: 'appearance',
    loaded: appearanceValues(settings, langcodes),
    check,
    save: async ({ changes, revision }) => {
      const change = { ...changes, ...(revision !== undefined && { revision }) }
      return appearanceValues(await sendAppearance(change), langcodes)
    },
    reload: async () => appearanceValues(await readAppearance(), langcodes),
    saved: () => void refreshTheme(),
  })
  const { form, store, control } = handle
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the page is open
  useEffect(() => {
    // Values that were typed in this browser are newer than the draft.
    if (!draft || store.$changed.get().length > 0) return
    const { revision: _revision, ...published } = settings
    const { values } = appearanceValues({ revision: 0, ...published, ...draft }, langcodes)
    // Cast: the names are those of the values.
    for (const name of Object.keys(draft) as (keyof AppearanceValues)[]) form.setValue(name, values[name])
  }, [])
  return (
    <SettingsForm
      handle={handle}
      saveLabel={t('Publish')}
      groupLabels={{ colors: t('Colours'), fonts: t('Fonts and icons'), roundness: t('Roundness') }}
      aside={
        <>
          <DraftPanel control={control} hadDraft={draft !== null} store={store} />
          <LookPreview control={control} siteName={siteName} />
        </>
      }
    >
      <LogoFields control={control} />
      <ColorFields control={control} />
      <FontFields control={control} />
      <RoundnessFields control={control} />
      <IconFields control={control} />
      <PictureFields control={control} />
    </SettingsForm>
  )
}
