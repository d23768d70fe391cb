import { SwitchControl } from '../../forms/fields/SwitchControl.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

/** A setting that is on or off. */
export function SwitchInput({ part, label, hint }: { part: SectionPart<boolean>; label: string; hint?: string }) {
  return <SwitchControl {...useControl(part)} label={label} hint={hint} />
}
