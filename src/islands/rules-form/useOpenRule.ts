import { useEffect, useRef, useState } from 'react'
import { isSavedKey, orderedKeys, type RulesValues } from '#client/rules/rulesValues.ts'

/** The rule whose fields are shown. */
export interface OpenRule {
  openKey: string | null
  /** Opens a rule and moves the focus to one of its fields. */
  openAt(key: string, field: string): void
  toggle(key: string): void
}

/** A rule that is saved for the first time gets another key; it stays open, because it keeps its position. */
export function useOpenRule(values: RulesValues): OpenRule {
  const [openKey, setOpen] = useState<string | null>(null)
  const keys = orderedKeys(values)
  const position = useRef(-1)
  const wanted = useRef<string>(undefined)
  const isHere = openKey !== null && keys.includes(openKey)
  const shown = isHere ? openKey : openKey === null ? null : (keys[position.current] ?? null)
  const open = shown !== null && (isHere || isSavedKey(shown)) ? shown : null
  useEffect(() => {
    position.current = open === null ? -1 : keys.indexOf(open)
    // The effect of an earlier render can run when the field is wanted and not drawn yet: the next one finds it.
    if (wanted.current && focusField(wanted.current)) wanted.current = undefined
  })
  return {
    openKey: open,
    openAt: (key, field) => {
      wanted.current = fieldId(key, field)
      if (key !== open) setOpen(key)
      else if (focusField(wanted.current)) wanted.current = undefined
    },
    toggle: (key) => {
      wanted.current = undefined
      setOpen(key === open ? null : key)
    },
  }
}

/** The id of the element around a field of a rule. */
export function fieldId(key: string, field: string): string {
  return `${key}.${field}`
}

/** Returns whether the field is drawn. */
function focusField(id: string): boolean {
  const place = document.getElementById(id)
  place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  place?.scrollIntoView({ block: 'nearest' })
  return place !== null
}
