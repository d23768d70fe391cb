import { useState } from 'react'
import type { DraftSection } from '#shared/sections/draft.ts'
import { isSameSection } from '#shared/sections/mergeSections.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DrawnSection } from '../canvas/DrawnSection.tsx'
import { useSectionName } from '../useSectionName.ts'
import { FieldComparison } from './FieldComparison.tsx'

interface VersionComparisonProps {
  then: readonly DraftSection[]
  now: readonly DraftSection[]
}

/** A version beside what the editor shows now, section by section. */
export function VersionComparison({ then, now }: VersionComparisonProps) {
  const { t, icons } = useFrame()
  const nameOf = useSectionName()
  const [openId, setOpen] = useState<number | null>(null)
  const removed = now.filter(({ id }) => !then.some((section) => section.id === id))
  const rows = [
    ...then.map((section) => {
      const today = now.find(({ id }) => id === section.id)
      return { section, today, state: today ? (isSameSection(section, today) ? 'same' : 'changed') : 'gone' } as const
    }),
    ...removed.map((section) => ({ section, today: section, state: 'new' }) as const),
  ]
  const words = {
    same: t('the same'),
    changed: t('changed since'),
    gone: t('removed since'),
    new: t('added since'),
  }
  return (
    <div className="versions-compared">
      <ul>
        {rows.map(({ section, today, state }) => (
          <li key={`${state} ${section.id}`} data-state={state}>
            <button
              type="button"
              aria-expanded={openId === section.id}
              onClick={() => setOpen(openId === section.id ? null : section.id)}
            >
              <bdi>{nameOf(section)}</bdi> <span className={state === 'same' ? 'hint' : 'tag'}>{words[state]}</span>
              <Icon href={`${icons}#${openId === section.id ? 'expand_less' : 'expand_more'}`} />
            </button>
            {openId === section.id && (
              <>
                <DrawnSection section={section} />
                {state === 'changed' && (
                  <FieldComparison section={section} base={today ?? null} other={today ?? null} isBesideNow />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
