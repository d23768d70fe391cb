import { lazy, Suspense } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { SectionProblems } from '#shared/sections/sectionProblems.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useEditor } from '../editorContext.ts'

const Look = lazy(async () => ({ default: (await import('../../sections/tabs/CustomizeTab.tsx')).CustomizeTab }))
const Audience = lazy(async () => ({ default: (await import('../../sections/tabs/AudienceTab.tsx')).AudienceTab }))

interface SharedTabProps {
  section: DraftSection
  problems: SectionProblems
}

/** The look of the section. Its code is loaded when it is opened. */
export function LookTab({ section, problems }: SharedTabProps) {
  const { t } = useFrame()
  const { editor } = useEditor()
  return (
    <Suspense fallback={<Spinner label={t('Loading...')} />}>
      <Look {...{ section, problems }} changeAppearance={(change) => editor.changeAppearance(section.id, change)} />
    </Suspense>
  )
}

/** The people and the time that the section is shown to. Its code is loaded when it is opened. */
export function PeopleTab({ section, problems }: SharedTabProps) {
  const { t } = useFrame()
  const { editor } = useEditor()
  return (
    <Suspense fallback={<Spinner label={t('Loading...')} />}>
      <Audience
        {...{ section, problems }}
        changeRestrictions={(restrictions) => editor.changeRestrictions(section.id, restrictions)}
        changeTimes={(change) => editor.changeVisibility(section.id, change)}
      />
    </Suspense>
  )
}
