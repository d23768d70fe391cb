import type { DraftSection } from '#shared/sections/draft.ts'
import type { IconName } from '#shared/theme/icons.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFindingsOf, useIsRefused } from '../findings/useFindings.ts'
import { useIsPreviewHidden } from '../useSection.ts'

/** Signs beside a section: not shown, shown for a time, shown to some people, something to correct. */
export function RowMarks({ section }: { section: DraftSection }) {
  const { t, icons } = useFrame()
  const found = useFindingsOf(section.id)
  const worst = useIsRefused(section.id) ? 'problem' : found
  const isDropped = useIsPreviewHidden(section.id)
  const marks: [IconName, string][] = [
    ...(section.hidden ? [['visibility_off', t('Hidden')] as [IconName, string]] : []),
    ...(section.visible_from !== null || section.visible_until !== null
      ? [['schedule', t('Shown for a time')] as [IconName, string]]
      : []),
    ...(section.data.restrictions.length > 0 ? [['group', t('Shown to an audience')] as [IconName, string]] : []),
  ]
  return (
    <span className="outline-marks">
      {isDropped && <span className="hint">{t('not shown')}</span>}
      {marks.map(([icon, label]) => (
        <span key={icon} title={label}>
          <Icon href={`${icons}#${icon}`} />
          <span className="unseen">{label}</span>
        </span>
      ))}
      {worst && (
        <span className="outline-problem" data-severity={worst} title={t('Has a problem')}>
          <span className="unseen">{t('Has a problem')}</span>
        </span>
      )}
    </span>
  )
}
