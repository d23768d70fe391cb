import { msg } from '../../i18n/message.ts'
import type { SectionOf } from '../section.ts'
import type { SectionType } from '../types.ts'
import type { StorefrontType } from '../../audience/storefrontTypes.ts'
import { fillTemplate, type TemplateLanguages } from './fillTemplate.ts'
import { sectionTemplates } from './templates.ts'

/** The type of a section, and the key of its template. */
type StarterSection = readonly [type: SectionType, template: string]

/** A whole page to start from. */
export interface PageStarter {
  key: string
  /** Source strings. */
  name: string
  text: string
  sections: readonly StarterSection[]
}

/** The pages that an empty storefront offers. */
export const pageStarters: Record<StorefrontType, readonly PageStarter[]> = {
  unregistered: [
    {
      key: 'open-door',
      name: msg('An open door'),
      text: msg('A welcome, popular trainings, topics, voices, questions and the way in.'),
      sections: [
        ['hero', 'search'],
        ['trainings', 'popular'],
        ['categories', 'tiles'],
        ['image_text', 'story'],
        ['upcoming_sessions', 'next'],
        ['testimonials', 'three'],
        ['stats', 'counted'],
        ['faq', 'visitors'],
        ['sign_up', 'seat'],
      ],
    },
    {
      key: 'short',
      name: msg('Short and clear'),
      text: msg('One large sentence, free trainings and the way in.'),
      sections: [
        ['hero', 'calm'],
        ['trainings', 'free'],
        ['rich_text', 'about'],
        ['sign_up', 'short'],
      ],
    },
  ],
  registered: [
    {
      key: 'every-day',
      name: msg('For every day'),
      text: msg('Trainings in progress, the best next ones, dates, rewards and answers.'),
      sections: [
        ['continue_learning', 'welcome'],
        ['recommended', 'row'],
        ['trainings', 'popular'],
        ['categories', 'tiles'],
        ['upcoming_sessions', 'next'],
        ['incentives', 'shelf'],
        ['leaderboard', 'month'],
        ['faq', 'learners'],
      ],
    },
    {
      key: 'short-day',
      name: msg('The essentials'),
      text: msg('A search field, trainings in progress and the best next ones.'),
      sections: [
        ['search', 'question'],
        ['continue_learning', 'row'],
        ['recommended', 'grid'],
        ['cta', 'begin'],
      ],
    },
  ],
}

/** A section of a filled page. */
type StartedSection = { [T in SectionType]: Pick<SectionOf<T>, 'type' | 'data'> }[SectionType]

/** The sections of a page in its order, with their data. */
export function fillPage({ sections }: PageStarter, languages: TemplateLanguages): StartedSection[] {
  return sections.map(([type, key]) => fillSection(type, key, languages))
}

function fillSection<T extends SectionType>(type: T, key: string, languages: TemplateLanguages): StartedSection {
  const template = sectionTemplates[type].find((one) => one.key === key)
  if (!template) throw new Error(`There is no template ${key} of ${type}.`)
  // why: TypeScript does not see that the type and the data belong together
  return { type, data: fillTemplate(type, template, languages) } as StartedSection
}
