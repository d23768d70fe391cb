import { bracketPath } from '../../contract/problems.ts'
import { isPlainObject } from '../../sameValue.ts'
import { membersIn } from '../membersIn.ts'
import type { RichText } from '../richText.ts'
import type { Section } from '../section.ts'
import type { SectionFinding } from './findings.ts'

/** Returns the formatted texts without words, and the headings in them that skip a level. */
export function proseFindings(section: Section, language: string): SectionFinding[] {
  return membersIn(section.data.content, ['content']).flatMap(({ value, path }) => {
    if (!isRichText(value)) return []
    if (hasWords(value)) return headingOrder(section, value, path)
    // A missing translation is a finding of its own.
    return path[1] === language ? [emptyText(section, path)] : []
  })
}

function isRichText(value: unknown): value is RichText {
  return isPlainObject(value) && value.type === 'doc' && Array.isArray(value.content)
}

/** Whether a formatted text says anything. */
export function hasWords(text: unknown): boolean {
  return membersIn(text).some(({ name, value }) => name === 'text' && typeof value === 'string' && value.trim() !== '')
}

function emptyText({ id }: Section, path: readonly PropertyKey[]): SectionFinding {
  return { section: id, place: bracketPath(path), kind: 'empty', severity: 'problem', values: {} }
}

/** The page draws the used levels without gaps, so only their order counts. */
function headingOrder({ id }: Section, text: RichText, path: readonly PropertyKey[]): SectionFinding[] {
  const headings = text.content.flatMap((block, index) =>
    block.type === 'heading' ? [{ index, level: block.attrs.level }] : [],
  )
  const used = [...new Set(headings.map(({ level }) => level))].sort()
  const ranks = headings.map(({ level }) => used.indexOf(level))
  return headings.flatMap(({ index, level }, place) =>
    ranks[place]! <= (ranks[place - 1] ?? -1) + 1
      ? []
      : [
          {
            section: id,
            place: bracketPath([...path, 'content', index]),
            kind: 'heading_order' as const,
            severity: 'warning' as const,
            values: { level },
          },
        ],
  )
}
