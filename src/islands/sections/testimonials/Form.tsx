import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { ItemList } from '../fields/ItemList.tsx'
import { PictureInput } from '../fields/PictureInput.tsx'
import { SegmentsInput } from '../fields/SegmentsInput.tsx'
import { contentParts, fieldPart, settingsParts } from '../fields/sectionPart.ts'
import { TextInput } from '../fields/TextInput.tsx'
import type { SectionFormProps, SectionForms } from '../form.ts'

function Content(props: SectionFormProps<'testimonials'>) {
  const { t } = useFrame()
  const part = contentParts(props)
  return (
    <FormBody problems={props.problems}>
      <TextInput part={part('title')} label={t('Headline')} />
      <ItemList
        part={part('items')}
        label={t('Quotations')}
        addLabel={t('Add a quotation')}
        fresh={{ quote: '', name: '', role: '', picture: null }}
        nameOf={({ name, quote }) => name || quote}
        unnamed={(number) => t('Quotation {{number}}', { number })}
      >
        {(item) => (
          <>
            <TextInput
              part={fieldPart(item, 'quote')}
              label={t('Words')}
              hint={t('Without quotation marks: they are added.')}
              rows={3}
            />
            <TextInput part={fieldPart(item, 'name')} label={t('Name')} />
            <TextInput part={fieldPart(item, 'role')} label={t('Role')} />
            <PictureInput part={fieldPart(item, 'picture')} label={t('Picture')} ratio="1:1" describes={false} />
          </>
        )}
      </ItemList>
    </FormBody>
  )
}

function Settings(props: SectionFormProps<'testimonials'>) {
  const { t } = useFrame()
  return (
    <FormBody problems={props.problems}>
      <SegmentsInput
        part={settingsParts(props)('layout')}
        label={t('Layout')}
        hint={props.content.items.length === 1 ? t('One quotation alone is shown large.') : undefined}
        choices={[
          { value: 'grid', label: t('Grid') },
          { value: 'carousel', label: t('Row') },
        ]}
      />
    </FormBody>
  )
}

export const testimonialsForms: SectionForms<'testimonials'> = { Content, Settings }
