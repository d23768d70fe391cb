import { type Control, useWatch } from 'react-hook-form'
import { checkBy } from '#client/forms/problemResolver.ts'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import { readOrganizationBrand, sendOrganizationBrand } from '#client/queries/appearance.ts'
import { type OrganizationBrand, OrganizationBrandChange } from '#shared/contract/appearance.ts'
import { PICTURE_TEXT_LENGTH } from '#shared/media/uploadLimits.ts'
import { type Appearance, colorNames, Hex } from '#shared/theme/appearance.ts'
import { BRAND_NAME_LENGTH, brandedAppearance, noBrand } from '#shared/theme/brand.ts'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { PictureFileField } from '../forms/pictures/PictureFileField.tsx'
import { SettingsForm } from '../forms/form/SettingsForm.tsx'
import { SettingsFrame, type SettingsFrameProps, useFrame } from '../forms/frame/SettingsFrame.tsx'
import { TextListField } from '../forms/fields/TextListField.tsx'
import { useSettingsForm } from '../forms/form/useSettingsForm.ts'
import { withFallback } from '../ui/withFallback.tsx'
import { ColorField } from './ColorField.tsx'
import { colorWords } from '#shared/theme/colorWords.ts'
import { LookSamples } from './LookPreview.tsx'
import './colorFields.css'

interface OrganizationBrandFormProps {
  frame: SettingsFrameProps
  id: number
  /** The name of the organisation. */
  name: string
  brand: OrganizationBrand
  /** The appearance of the site. */
  appearance: Appearance
}

type BrandValues = Omit<OrganizationBrand, 'revision'>

/** The form of the brand of an organisation. */
export const OrganizationBrandForm = withFallback(({ frame, ...rest }: OrganizationBrandFormProps) => (
  <SettingsFrame frame={frame}>
    <BrandFields {...rest} />
  </SettingsFrame>
))

const check = checkBy<BrandValues>(OrganizationBrandChange)

function BrandFields({ id, name, brand, appearance }: Omit<OrganizationBrandFormProps, 'frame'>) {
  const { t, languages } = useFrame()
  const valuesOf = ({ revision, ...values }: OrganizationBrand): SavedValues<BrandValues> => {
    const unwritten = Object.fromEntries(languages.map(({ langcode }) => [langcode, '']))
    const whole = { name: { ...unwritten, ...values.name }, logo_alt: { ...unwritten, ...values.logo_alt } }
    return { values: { ...values, ...whole }, revision }
  }
  const handle = useSettingsForm<BrandValues>({
    storageKey: `brand.${id}`,
    loaded: valuesOf(brand),
    check,
    save: async ({ changes, revision }) =>
      valuesOf(await sendOrganizationBrand(id, { ...changes, ...(revision !== undefined && { revision }) })),
    reload: async () => valuesOf(await readOrganizationBrand(id)),
  })
  const { control } = handle
  return (
    <SettingsForm handle={handle} aside={<BrandPreview control={control} name={name} appearance={appearance} />}>
      <FormGroup title={t('Name and logo')}>
        <div className="logo-field">
          <PictureFileField control={control} name="logo" purpose="logo" ratio={3} label={t('Logo')} />
        </div>
        <LocalisedFields
          control={control}
          parts={[
            {
              name: 'name',
              label: t('Name'),
              hint: t('Instead of the name of the site.'),
              maxLength: BRAND_NAME_LENGTH,
            },
            {
              name: 'logo_alt',
              label: t('Text of the logo'),
              maxLength: PICTURE_TEXT_LENGTH,
              hint: t('Screen readers say it. Empty: the name of the site.'),
            },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Colours')} text={t('An empty colour comes from the site.')}>
        <div className="color-rows">
          {colorNames.map((color) => (
            <ColorField
              key={color}
              control={control}
              name={`colors.${color}` as const}
              label={t(colorWords[color].label)}
              hint={t(colorWords[color].hint)}
              inherited={appearance.colors[color]}
            />
          ))}
        </div>
      </FormGroup>
      <FormGroup title={t('Visitors')} text={t('Visitors at these host names see the brand too.')}>
        <TextListField
          control={control}
          name="hosts"
          dir="ltr"
          label={t('Host names')}
          hint={t('One on each line, such as learn.example.org. They must lead to this server.')}
        />
      </FormGroup>
    </SettingsForm>
  )
}

interface BrandPreviewProps {
  control: Control<BrandValues, unknown, BrandValues>
  name: string
  appearance: Appearance
}

function BrandPreview({ control, name, appearance }: BrandPreviewProps) {
  const { lang, siteLanguage } = useFrame()
  const [names, logo, colors] = useWatch({ control, name: ['name', 'logo', 'colors'] })
  const complete = Object.fromEntries(colorNames.map((color) => [color, Hex.safeParse(colors[color]).data ?? null]))
  // Cast: every colour has its line.
  const known = { ...noBrand, logo, colors: complete as BrandValues['colors'] }
  const look = brandedAppearance(appearance, known)
  return <LookSamples appearance={look} siteName={names[lang] || names[siteLanguage] || name} />
}
