import type { CatalogueFacts, TermFact, TrainingFact } from './catalogueFacts.ts'

/** A term with the number of trainings under it that the asker may see. */
export interface CountedTerm {
  tid: number
  name: string
  count: number
}

interface Asked {
  vocabulary: string
  /** Chosen terms in their order; none: the vocabulary's topmost ones that have trainings, fullest first. */
  terms: readonly number[]
  size: number
  language: string
  /** The asker's organisations; restricted trainings of others do not count. */
  organizations: readonly number[]
}

/** The terms to offer as doors into the catalogue. A chosen term that is gone is left out. */
export function countedTerms(facts: CatalogueFacts, asked: Asked): CountedTerm[] {
  const counts = countByTerm(facts, asked.organizations)
  const found = asked.terms.length > 0 ? chosen(facts, asked.terms) : topmost(facts, asked.vocabulary, counts)
  return found
    .slice(0, asked.size)
    .map((term) => ({ tid: term.tid, name: termName(term, asked.language), count: counts.get(term.tid) ?? 0 }))
}

/** How many trainings people of these organisations may see. */
export function countTrainings(facts: CatalogueFacts, organizations: readonly number[]): number {
  return facts.trainings.reduce((count, training) => count + (isOpenTo(training, organizations) ? 1 : 0), 0)
}

/** A term's name in a language, else as it was entered. */
export function termName(term: Pick<TermFact, 'name' | 'translations'>, language: string): string {
  return term.translations[language] || term.name
}

function countByTerm(facts: CatalogueFacts, organizations: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const training of facts.trainings) {
    if (!isOpenTo(training, organizations)) continue
    for (const tid of training.tids) counts.set(tid, (counts.get(tid) ?? 0) + 1)
  }
  return counts
}

/** Whether people of these organisations may see a training: it is everyone's, or one of theirs. */
export function isOpenTo(training: Pick<TrainingFact, 'organizations'>, organizations: readonly number[]): boolean {
  return training.organizations.length === 0 || training.organizations.some((id) => organizations.includes(id))
}

function chosen(facts: CatalogueFacts, tids: readonly number[]): TermFact[] {
  return tids.flatMap((tid) => facts.terms.get(tid) ?? [])
}

function topmost(facts: CatalogueFacts, vocabulary: string, counts: ReadonlyMap<number, number>): TermFact[] {
  return [...facts.terms.values()]
    .filter((term) => term.vocabulary === vocabulary && term.parent === null && counts.has(term.tid))
    .sort((a, b) => (counts.get(b.tid) ?? 0) - (counts.get(a.tid) ?? 0) || a.weight - b.weight)
}
