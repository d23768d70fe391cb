import { useStore } from '@nanostores/react'
import { type ComponentType, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type PanelTab, panelTabs } from '#client/editor/editorScreen.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { FormPageProvider } from '../../sections/fields/FormPageProvider.tsx'
import { sectionForms } from '../../sections/forms.ts'
import type { SectionForms } from '../../sections/form.ts'
import { useEditor } from '../editorContext.ts'
import { useSection } from '../useSection.ts'
import { useSectionName } from '../useSectionName.ts'
import { ContentTab } from './ContentTab.tsx'
import { CustomizeTab, AudienceTab } from './lazyTabs.tsx'
import { PanelFoot } from './PanelFoot.tsx'
import { PanelTabs } from './PanelTabs.tsx'
import { useDone } from './useDone.ts'
import { useFormPageOf } from './useFormPageOf.ts'
import { useFormProps } from './useFormProps.ts'

/** The tabs of the section that is edited, and the end of editing. */
export function SectionPanel({ section }: { section: DraftSection }) {
  const { id } = section
  const { screen } = useEditor()
  const page = useFormPageOf(id)
  const chosen = useStore(screen.$tab)
  const place = useRef<HTMLDivElement>(null)
  const [isChecked, setChecked] = useState(section.state !== 'create')
  // The forms belong to the type of the section; TypeScript loses the link in the union.
  const forms = sectionForms[section.type] as unknown as SectionForms<SectionType>
  const tabs = useMemo(() => panelTabs.filter((tab) => hasTab(tab, forms)), [forms])
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'customize')
  useEffect(() => {
    place.current?.focus()
  }, [])

  const check = useCallback(() => setChecked(true), [])
  const done = useDone({ id, tab, head: place, check })
  return (
    <FormPageProvider page={page}>
      <div className="panel-head" ref={place} tabIndex={-1}>
        <PanelTitle id={id} />
        <PanelTabs id={id} tabs={tabs} tab={tab} />
      </div>
      <div className="panel-place">
        <div className="panel-body" id="panel-body" role="tabpanel" tabIndex={-1} aria-labelledby={`tab-${tab}`}>
          <TabContent section={section} tab={tab} forms={forms} isChecked={isChecked} />
        </div>
      </div>
      <PanelFoot id={id} onDone={done} />
    </FormPageProvider>
  )
}

/** The name of the section, as the outline shows it: it follows what is typed. */
const PanelTitle = memo(function PanelTitle({ id }: { id: number }) {
  const nameOf = useSectionName()
  const section = useSection(id)
  return (
    <h2>
      <bdi>{section && nameOf(section)}</bdi>
    </h2>
  )
})

function hasTab(tab: PanelTab, forms: SectionForms<SectionType>): boolean {
  if (tab === 'content') return forms.Content !== null
  return tab !== 'settings' || forms.Settings !== null
}

interface TabContentProps {
  section: DraftSection
  tab: PanelTab
  forms: SectionForms<SectionType>
  isChecked: boolean
}

function TabContent({ section, tab, forms, isChecked }: TabContentProps) {
  const props = useFormProps(section, isChecked)
  if (tab === 'content' && forms.Content) return <ContentTab section={section} form={forms.Content} props={props} />
  if (tab === 'settings' && forms.Settings) {
    const Settings = forms.Settings as ComponentType<typeof props>
    return <Settings {...props} />
  }
  if (tab === 'audience') return <AudienceTab section={section} problems={props.problems} />
  return <CustomizeTab section={section} problems={props.problems} />
}
