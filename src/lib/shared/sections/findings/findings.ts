import type { GoneCriterion } from '../../contract/managedStorefront.ts'
import { bracketPath } from '../../contract/problems.ts'
import { msg } from '../../i18n/message.ts'
import { pictureFindings } from './pictures.ts'
import { proseFindings } from './prose.ts'
import { translationFindings } from './translations.ts'
import type { Section } from '../section.ts'
import { sectionLinks } from '../sectionLinks.ts'
import type { SectionColors } from '../veilContrast.ts'

export type FindingKind =
  | 'missing_alt'
  | 'empty'
  | 'broken_link'
  | 'contrast'
  | 'heading_order'
  | 'gone'
  | 'untranslated'
  | 'longer'

/** A problem is seen by visitors; a warning makes the page hard to read for some; a hint may be intended. */
export type FindingSeverity = 'problem' | 'warning' | 'hint'

/** Something that an editor should look at before saving. */
export interface SectionFinding {
  section: number
  /** The bracketed path in the data of the section: `content[en][title]`, `restrictions[0]`. */
  place: string
  kind: FindingKind
  severity: FindingSeverity
  /** The values of its text. `language` is a code, `base` the name of a language. */
  values: Record<string, string | number>
}

/** Source strings of the kinds; `values` fill the placeholders, `language` by its name. */
export const findingTexts: Record<FindingKind, string> = {
  missing_alt: msg('The picture has no description. It needs none only if it is decoration.'),
  empty: msg('Nothing is written here yet.'),
  broken_link: msg('The link {{url}} leads nowhere.'),
  contrast: msg(
    'On parts of the picture the text has a contrast of {{ratio}}:1. It needs 4.5:1: choose a stronger overlay or another colour.',
  ),
  heading_order: msg('This heading skips a level.'),
  gone: msg('A value of this restriction no longer exists. It matches no one.'),
  untranslated: msg('This text is missing in {{language}}.'),
  longer: msg('This list has more entries in {{language}} than in {{base}}.'),
}

export interface FindingFacts {
  /** The active languages of the site. */
  languages: readonly string[]
  /** The storefront's own language. */
  language: string
  /** Links that lead nowhere, from `POST storefront/manage/links`. */
  brokenLinks: ReadonlySet<string>
  gone: readonly GoneCriterion[]
  colors: SectionColors
}

/** Returns the findings of all sections that are shown, in the order of the page. */
export function storefrontFindings(sections: readonly Section[], facts: FindingFacts): SectionFinding[] {
  const anchors = new Set(sections.filter(({ hidden }) => !hidden).map(({ id }) => `#s${id}`))
  const shown = sections.filter(({ hidden }) => !hidden)
  return shown.flatMap((section) => [
    ...proseFindings(section, facts.language),
    ...brokenLinks(section, facts.brokenLinks, anchors),
    ...goneFindings(section, facts.gone),
    ...pictureFindings(section, facts.colors),
    ...translationFindings(section, facts),
  ])
}

function brokenLinks(section: Section, broken: ReadonlySet<string>, anchors: ReadonlySet<string>): SectionFinding[] {
  return sectionLinks(section)
    .filter(({ url }) => broken.has(url) || (/^#s\d+$/.test(url) && !anchors.has(url)))
    .map(({ place, url }) => ({
      section: section.id,
      place,
      kind: 'broken_link',
      severity: 'problem',
      values: { url },
    }))
}

/** A copied section can have the same values. */
function goneFindings({ id, data }: Section, gone: readonly GoneCriterion[]): SectionFinding[] {
  const values = new Set(gone.flatMap(({ type, values }) => values.map((value) => `${type} ${value}`)))
  return data.restrictions.flatMap((restriction, index) => {
    const held = [restriction.value].flat().filter((value) => values.has(`${restriction.type} ${value}`))
    if (held.length === 0) return []
    return [
      {
        section: id,
        place: bracketPath(['restrictions', index]),
        kind: 'gone',
        severity: 'problem',
        values: { values: held.join(', ') },
      },
    ]
  })
}
