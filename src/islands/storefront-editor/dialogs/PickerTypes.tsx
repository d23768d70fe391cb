import { memo, useState } from 'react'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { foldKey } from '#shared/foldKey.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { groupWords, typeGroups, typeHints } from './pickerWords.ts'
import { SectionSketch } from './SectionSketch.tsx'

interface PickerTypesProps {
  chosen: SectionType | null
  onChoose(type: SectionType): void
  /** Adds an empty section of the chosen type. */
  onAdd(): void
}

/** The types of sections in groups, with a search. A change of the sections does not draw them again. */
export const PickerTypes = memo(function PickerTypes({ chosen, onChoose, onAdd }: PickerTypesProps) {
  const { t } = useFrame()
  const { types } = useEditor().facts
  const [words, setWords] = useState('')
  const found = types.filter((type) =>
    foldKey(`${t(definitions[type].label)} ${t(typeHints[type])}`).includes(foldKey(words)),
  )
  return (
    <div className="picker-types">
      <label className="picker-search">
        <span className="unseen">{t('Search the types')}</span>
        <input
          type="search"
          value={words}
          placeholder={t('Search {{count}} types', { count: types.length })}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {found.length === 0 && <p className="quiet">{t('No section type matches.')}</p>}
      {typeGroups.map((group) => {
        const offered = group.types.filter((type) => found.includes(type))
        if (offered.length === 0) return null
        return (
          <section key={group.key} aria-label={t(groupWords[group.key])}>
            <h3>{t(groupWords[group.key])}</h3>
            <div className="picker-cards">
              {offered.map((type) => (
                <button
                  key={type}
                  type="button"
                  className="picker-card"
                  data-type={type}
                  aria-pressed={type === chosen}
                  onClick={() => onChoose(type)}
                  onDoubleClick={() => onAdd()}
                >
                  <SectionSketch type={type} />
                  <span>
                    <b>{t(definitions[type].label)}</b>
                    <small>{t(typeHints[type])}</small>
                  </span>
                </button>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
})
