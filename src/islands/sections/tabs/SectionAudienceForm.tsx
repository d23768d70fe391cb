import { zoneName } from '#shared/i18n/zoneName.ts'
import { endsTooEarly } from '#shared/sections/visibleAt.ts'
import { AudienceControl } from '../../forms/choosers/AudienceControl.tsx'
import { DateTimeControl } from '../../forms/fields/DateTimeControl.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SwitchControl } from '../../forms/fields/SwitchControl.tsx'
import { FormBody } from '../fields/FormBody.tsx'
import { useFormPage } from '../fields/FormPageProvider.tsx'
import { partId } from '../fields/sectionPart.ts'
import type { SectionAudienceFormProps } from '../form.ts'

/** The audience of a section, and its times. */
export function SectionAudienceForm({ section, problems, changeRestrictions, changeTimes }: SectionAudienceFormProps) {
  const { t, lang, timeZone } = useFrame()
  const { storefront } = useFormPage()
  const { hidden, visible_from: from, visible_until: until } = section
  const zone = t('Time zone: {{zone}}', { zone: zoneName(timeZone, lang) })
  const wrong = Object.entries(problems).find(([path]) => path.startsWith('restrictions'))?.[1]
  return (
    <FormBody problems={problems}>
      <SwitchControl
        id={partId('hidden')}
        label={t('Hidden')}
        hint={t('The section is kept, but nobody sees it.')}
        value={hidden}
        onChange={(on) => changeTimes({ hidden: on })}
      />
      <DateTimeControl
        id={partId('visible_from')}
        label={t('Shown from')}
        error={problems.visible_from}
        value={from}
        zoneShown={false}
        onChange={(moment) => changeTimes({ visible_from: moment })}
      />
      <DateTimeControl
        id={partId('visible_until')}
        label={t('Shown until')}
        hint={zone}
        error={problems.visible_until ?? (endsTooEarly(section) ? t('The section ends before it begins.') : undefined)}
        value={until}
        zoneShown={false}
        onChange={(moment) => changeTimes({ visible_until: moment })}
      />
      <AudienceControl
        id={partId('restrictions')}
        label={t('Target audience')}
        everyone={
          storefront === 'registered' ? t('All learners see this section.') : t('All visitors see this section.')
        }
        error={wrong}
        storefront={storefront}
        value={section.data.restrictions}
        onChange={changeRestrictions}
      />
    </FormBody>
  )
}
