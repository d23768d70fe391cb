import { createHash } from 'node:crypto'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import islandForDevelopment from 'astro/runtime/server/astro-island.prebuilt-dev.js'
import type { InlineHashes } from '../http/contentPolicy.ts'

/** The hashes that the build knows, and the scripts of all client directives by name. */
export interface BuiltHashes {
  script: readonly string[]
  style: readonly string[]
  clientDirectives: ReadonlyMap<string, string>
}

/** Directives that no page uses; a test of the architecture holds this. */
export const unusedDirectives = ['media', 'only'] as const

/**
 * The hashes of the scripts and styles that pages really have. Astro adds those of directives that are not used, of the
 * development server, and of a style that `base.css` has. Each hash is in the header of each page, and Node checks
 * every character of it.
 */
export function inlineHashesOf({ script, style, clientDirectives }: BuiltHashes): InlineHashes {
  const unused = [islandForDevelopment, ...unusedDirectives.map((name) => clientDirectives.get(name) ?? '')].map(hashOf)
  return {
    script: script.filter((hash) => !unused.includes(hash)),
    style: style.filter((hash) => hash !== hashOf(ISLAND_STYLES)),
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
