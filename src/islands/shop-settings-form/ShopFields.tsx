import { shopSortLabels } from '#shared/shop/labels.ts'
import { bannerHeight, shopSorts } from '#shared/contract/shelf.ts'
import { ChoiceField } from '../forms/fields/ChoiceField.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { PictureFileField } from '../forms/pictures/PictureFileField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { SwitchField } from '../forms/fields/SwitchField.tsx'
import { TextListField } from '../forms/fields/TextListField.tsx'
import type { ShopGroupProps } from './values.ts'

/** The fields of the shop itself: whether it is open, its texts, its list and its orders. */
export function ShopFields({ control }: ShopGroupProps) {
  const { t } = useFrame()
  return (
    <>
      <FormGroup title={t('The shop')}>
        <SwitchField
          control={control}
          name="enabled"
          label={t('The shop is open')}
          hint={t(
            'Learners can see the rewards and redeem points. While it is off, only this team sees the shop’s settings.',
          )}
        />
      </FormGroup>
      <FormGroup title={t('Title and intro')}>
        <LocalisedFields
          control={control}
          parts={[
            { name: 'title', label: t('Headline'), hint: t('At the top of the shop.') },
            { name: 'intro', label: t('Intro'), hint: t('One or two sentences below the headline.'), rows: 3 },
          ]}
        />
      </FormGroup>
      <FormGroup title={t('Banner')}>
        <PictureFileField
          control={control}
          name="banner"
          purpose="banner"
          label={t('Picture of the banner')}
          hint={t('It is above the headline of the shop, as wide as the page.')}
          ratio={4}
        />
        <NumberField
          control={control}
          name="banner_height"
          {...bannerHeight}
          step={1}
          label={t('Height of the banner')}
          hint={t('From 80 to 600 pixels.')}
          suffix={t('pixels')}
          required
        />
      </FormGroup>
      <FormGroup title={t('The list of rewards')}>
        <ChoiceField
          control={control}
          name="default_sort"
          label={t('Default order')}
          hint={t('Learners can choose another order.')}
          choices={shopSorts.map((value) => ({ value, label: t(shopSortLabels[value]) }))}
        />
      </FormGroup>
      <FormGroup title={t('Orders')}>
        <SwitchField
          control={control}
          name="approval_default"
          label={t('New products need an approval')}
          hint={t('A new product starts with this choice. You can change it for each product.')}
        />
        <TextListField
          control={control}
          name="notify_mails"
          dir="ltr"
          label={t('Emails about waiting orders')}
          hint={t('One email address on each line, at most ten.')}
        />
      </FormGroup>
    </>
  )
}
