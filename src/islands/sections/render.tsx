import { renderToStaticMarkup } from 'react-dom/server'
import type { LoadedSection } from '#shared/sections/section.ts'
import { drawSection } from './drawSection.tsx'
import type { HeadingLevel, ViewContext } from './view.ts'

// The first screenful shows one section on a phone, and two on a wide screen.
const leadingSections = 2

/** Returns the cached HTML for these inputs, or else the result of `draw`. */
export type KeptDrawings = (inputs: string, draw: () => { html: string }) => { html: string }

/**
 * The sections of a page as HTML, for `set:html`. `level` is the heading level of the first section: 1 where
 * `opensPage` says that it carries the page's h1, else 2 (the page then has an h1 of its own). A drawing is a pure
 * function of its inputs, so a cached one can be shown to every user.
 */
export function renderSections(
  sections: readonly LoadedSection[],
  view: ViewContext,
  level: HeadingLevel,
  kept: KeptDrawings,
): string {
  const seen = written(view)
  const drawn = sections.map((section, place) => {
    const stand = { level: place === 0 ? level : 2, lead: place < leadingSections } as const
    const draw = () => ({ html: renderToStaticMarkup(drawSection(section, view, stand)) })
    return kept(JSON.stringify([section, stand]) + seen, draw).html
  })
  return drawn.join('')
}

const numbers = new WeakMap<object, number>()
let functions = 0

/** Returns the context of a page as text; each function has its own number. */
function written(view: ViewContext): string {
  return JSON.stringify(view, (_name, value: unknown) => (typeof value === 'function' ? numberOf(value) : value))
}

function numberOf(made: object): number {
  const known = numbers.get(made)
  if (known !== undefined) return known
  numbers.set(made, ++functions)
  return functions
}

/** Whether the first section says what the page is, so that its title is the page's h1. */
export function opensPage(sections: readonly LoadedSection[]): boolean {
  return sections[0]?.section.type === 'hero'
}
