import { renderToStaticMarkup } from 'react-dom/server'
import type { LoadedSection } from '#shared/storefront/section.ts'
import { drawSection } from './drawSection.tsx'
import type { HeadingLevel, ViewContext } from './view.ts'

// On a phone the first section, on a wide screen the second too stands in the first screenful.
const leadingSections = 2

/**
 * The sections of a page as HTML, for `set:html`. `level` is the heading level of the first section: 1 where
 * `opensPage` says that it carries the page's h1, else 2 (the page then has an h1 of its own).
 */
export function renderSections(sections: readonly LoadedSection[], view: ViewContext, level: HeadingLevel): string {
  const drawn = sections.map((section, place) =>
    drawSection(section, view, { level: place === 0 ? level : 2, lead: place < leadingSections }),
  )
  return renderToStaticMarkup(drawn)
}

/** Whether the first section says what the page is, so that its title is the page's h1. */
export function opensPage(sections: readonly LoadedSection[]): boolean {
  return sections[0]?.section.type === 'hero'
}
