import { bracketPath } from '../../contract/problems.ts'
import { isPlainObject } from '../../sameValue.ts'
import { membersIn } from '../membersIn.ts'
import type { Section } from '../section.ts'
import { type SectionColors, veilContrast } from '../veilContrast.ts'
import type { SectionFinding } from './findings.ts'

const LEAST_CONTRAST = 4.5

/** Returns the shown pictures without a description that are no decoration, and a text that a picture behind it can make hard to read. */
export function pictureFindings(section: Section, colors: SectionColors): SectionFinding[] {
  return [...missingDescriptions(section), ...lowContrast(section, colors)]
}

function missingDescriptions(section: Section): SectionFinding[] {
  if (!showsPictures(section)) return []
  return membersIn(section.data.content, ['content'])
    .filter(({ name, value }) => name === 'picture' && isPlainObject(value) && value.alt === '' && !value.decoration)
    .map(({ path }) => ({
      section: section.id,
      place: bracketPath([...path, 'alt']),
      kind: 'missing_alt',
      severity: 'warning',
      values: {},
    }))
}

/** A portrait is beside its name; a hero can have a picture that it does not show. */
function showsPictures({ type, data }: Section): boolean {
  if (type === 'testimonials') return false
  return type !== 'hero' || data.settings.art === 'picture'
}

function lowContrast({ id, data }: Section, colors: SectionColors): SectionFinding[] {
  if (data.appearance.background === null) return []
  const ratio = veilContrast(data.appearance, colors)
  if (ratio >= LEAST_CONTRAST) return []
  return [
    {
      section: id,
      place: bracketPath(['appearance', 'overlay']),
      kind: 'contrast',
      severity: 'warning',
      values: { ratio: Math.floor(ratio * 10) / 10 },
    },
  ]
}
