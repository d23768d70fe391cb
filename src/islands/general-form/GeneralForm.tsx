import { checkBy } from '#client/forms/problemResolver.ts'
import { readSiteSettings, sendSiteSettings } from '#client/queries/siteSettings.ts'
import { type SiteSettings, SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps } from '../forms/frame/SettingsFrame.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { DateFields } from './DateFields.tsx'
import { FeatureFields } from './FeatureFields.tsx'
import { FooterFields } from './FooterFields.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { NameFields } from './NameFields.tsx'
import { generalChange, type GeneralValues, generalValues } from './values.ts'
import './style.css'

interface GeneralFormProps {
  frame: SettingsFrameProps
  settings: SiteSettings
  /** IANA names. */
  timeZones: readonly string[]
  /** The moment of the examples, in milliseconds since 1970. */
  now: number
}

/** The form of the general settings. */
export const GeneralForm = withFallback(({ frame, ...rest }: GeneralFormProps) => (
  <SettingsFrame frame={frame}>
    <Groups {...rest} />
  </SettingsFrame>
))

const checkChange = checkBy<SiteSettingsChange>(SiteSettingsChange)

function Groups({ settings, timeZones, now }: Omit<GeneralFormProps, 'frame'>) {
  const handle = useSettingsForm<GeneralValues>({
    storageKey: 'general',
    loaded: generalValues(settings),
    check: (values) => checkChange(generalChange(values)),
    save: async ({ changes, revision }) =>
      generalValues(await sendSiteSettings({ ...generalChange(changes), ...(revision !== undefined && { revision }) })),
    reload: async () => generalValues(await readSiteSettings()),
  })
  const { control } = handle
  return (
    <SettingsForm handle={handle}>
      <NameFields control={control} />
      <LanguageFields control={control} />
      <DateFields control={control} timeZones={timeZones} now={now} />
      <FeatureFields control={control} />
      <FooterFields control={control} />
    </SettingsForm>
  )
}
