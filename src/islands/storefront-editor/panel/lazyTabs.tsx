import { lazy, Suspense } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { SectionProblems } from '#shared/sections/sectionProblems.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useEditor } from '../editorContext.ts'

const SectionAppearanceForm = lazy(async () => ({
  default: (await import('../../sections/tabs/SectionAppearanceForm.tsx')).SectionAppearanceForm,
}))
const SectionAudienceForm = lazy(async () => ({
  default: (await import('../../sections/tabs/SectionAudienceForm.tsx')).SectionAudienceForm,
}))

interface SharedTabProps {
  section: DraftSection
  problems: SectionProblems
}

/** The appearance of the section. Its code is loaded when it is opened. */
export function CustomizeTab({ section, problems }: SharedTabProps) {
  const { t } = useFrame()
  const { editor } = useEditor()
  const id = () => editor.keys.idOf(section.id)
  return (
    <Suspense fallback={<Spinner label={t('Loading...')} />}>
      <SectionAppearanceForm
        section={section}
        problems={problems}
        now={() => editor.$byId.get().get(id())}
        changeAppearance={(change) => editor.changeAppearance(id(), change)}
      />
    </Suspense>
  )
}

/** The audience of the section, and its times. Its code is loaded when it is opened. */
export function AudienceTab({ section, problems }: SharedTabProps) {
  const { t } = useFrame()
  const { editor } = useEditor()
  return (
    <Suspense fallback={<Spinner label={t('Loading...')} />}>
      <SectionAudienceForm
        section={section}
        problems={problems}
        changeRestrictions={(restrictions) => editor.changeRestrictions(section.id, restrictions)}
        changeTimes={(change) => editor.changeVisibility(section.id, change)}
      />
    </Suspense>
  )
}
