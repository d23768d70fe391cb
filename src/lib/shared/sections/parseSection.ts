import type { z } from 'zod'
import { definitions } from './registry.ts'
import { Section } from './section.ts'

/** A stored section that cannot be shown, with its problems, for the log. */
export interface BrokenSection {
  id: unknown
  type: unknown
  problem: 'unknown_type' | 'broken'
  /** The problems with their paths; empty for an unknown type. */
  details: string[]
}

export type ParsedSection = { ok: true; section: Section } | { ok: false; broken: BrokenSection }

/**
 * Parses a section of the database. Never throws: an unknown or damaged section must not break the page. The caller
 * leaves it out and logs it.
 */
export function parseSection(raw: unknown): ParsedSection {
  const { id, type } = nameOf(raw)
  if (typeof type === 'string' && !Object.hasOwn(definitions, type)) {
    return { ok: false, broken: { id, type, problem: 'unknown_type', details: [] } }
  }
  const parsed = Section.safeParse(raw)
  if (parsed.success) return { ok: true, section: parsed.data }
  return { ok: false, broken: { id, type, problem: 'broken', details: parsed.error.issues.map(describe) } }
}

function nameOf(raw: unknown): { id: unknown; type: unknown } {
  if (typeof raw !== 'object' || raw === null) return { id: null, type: null }
  return { id: 'id' in raw ? raw.id : null, type: 'type' in raw ? raw.type : null }
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`
}
